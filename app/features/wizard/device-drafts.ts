import { storageKey } from '#app/forms/drafts.ts'

const prefix = storageKey('')

/** The keys of the drafts that this device keeps, whoever typed them. */
export function deviceDrafts(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? key.slice(prefix.length) : [],
    )
  } catch {
    return []
  }
}
