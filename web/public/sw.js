// Shows "it is your turn" while the page is closed. It keeps nothing and fetches nothing.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(title ?? 'Caravanserai', { body, icon: '/icon.svg', tag: url, data: { url } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin)
  // Only our own pages: a notice must never lead anywhere else.
  if (url.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url.pathname)
      return open ? open.focus() : self.clients.openWindow(url.href)
    }),
  )
})
