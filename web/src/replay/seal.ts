// Was the seed fixed before the first die fell? Everybody was given its SHA-256 then; now the seed itself can be compared.

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`caravanserai seed\n${seed}`)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
