const key = 'photo names'

/** The file names of uploaded pictures by path: the server does not keep them, this tab does. */
export function readPhotoNames(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export function keepPhotoName(path: string, name: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readPhotoNames(), [path]: name }))
  } catch {
    // Storage may be full or refused; then a reload forgets the names.
  }
}
