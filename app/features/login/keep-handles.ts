/** Keeps public handles in cookies. None of them signs anybody in. */
export function keepHandles(handles: Record<string, string>) {
  const flags = `; path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`
  for (const [name, value] of Object.entries(handles)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer Cookie Store is missing in older phones
    document.cookie = `${name}=${encodeURIComponent(value)}${flags}`
  }
}
