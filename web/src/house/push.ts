// "It is your turn", also while the page is closed: web push, only if somebody asks for it.
import { api } from '../wire/api'

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the browser (and the person), and gives what the server needs. `null`: the person said no. */
export async function subscribe(): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  if (known) return known.toJSON()
  const { key } = await api.pushKey()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  return made.toJSON()
}

/** base64url to bytes */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const padded = key.replaceAll('-', '+').replaceAll('_', '/') + '='.repeat((4 - (key.length % 4)) % 4)
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0))
}
