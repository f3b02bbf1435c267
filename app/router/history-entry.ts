/**
 * React Router keeps `idx` (the number of the entry) and `key` in `history.state` and reads only
 * these fields: ours survive, and so does an address that is replaced.
 */
type EntryState = { idx?: number; key?: string } & Record<string, unknown>

/** Whether a link of our own led here: within this document, or from another page of this site. */
export function cameFromHere(): boolean {
  return (readState().idx ?? 0) > 0 || document.referrer.startsWith(`${location.origin}/`)
}

/** The router's key of the current entry; equal to `useLocation().key` once the router has followed. */
export function entryKey(): string | undefined {
  return readState().key
}

/** A field of ours in the current history entry. */
export function readEntryField(name: string): unknown {
  return readState()[name]
}

/** Sets a field of ours in the current history entry. */
export function writeEntryField(name: string, value: unknown) {
  history.replaceState({ ...history.state, [name]: value }, '')
}

/** Adds an entry with the same address and key, so that Back undoes a change within the page. */
export function pushEntryWith(name: string, value: unknown) {
  history.pushState({ ...history.state, [name]: value }, '')
}

/** Changes the address of the current entry without a navigation. */
export function replaceAddress(path: string) {
  history.replaceState(history.state, '', path)
}

function readState(): EntryState {
  return (history.state as EntryState | null) ?? {}
}
