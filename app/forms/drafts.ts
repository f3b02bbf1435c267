/** Who typed a draft: somebody's number, or '' for a visitor. */
type Person = string

/** Asks every form on the page to keep a draft, because the page is about to be reloaded. */
export const keepDraftsEvent = 'keepdrafts'

/** `start` is what the form held before anything was typed, as JSON. */
type Draft = { by: Person; values: Record<string, unknown>; start?: string | undefined }

/** Drafts of this tab, or of all tabs of this browser, which outlive them. */
export type DraftPlace = 'tab' | 'device'

/** What was typed into a form, kept by this tab or device until it is sent. */
export function keepDraft(
  key: string,
  by: Person,
  values: Draft['values'],
  start?: string,
  place: DraftPlace = 'tab',
) {
  try {
    const draft = JSON.stringify({ by, values, start } satisfies Draft)
    storageOf(place).setItem(storageKey(key), draft)
  } catch {
    // Storage may be full or refused; then only this page remembers.
  }
}

/**
 * The draft of a form, for the person who typed it. A visitor's draft is for whoever logs in next;
 * the draft of one account is never shown to another.
 */
export function readDraft(
  key: string,
  reader: Person,
  place: DraftPlace = 'tab',
): Omit<Draft, 'by'> | undefined {
  const draft = parse(readText(key, place))
  if (!draft) return undefined
  if (draft.by === '' || draft.by === reader) return draft
  if (reader !== '') dropDraft(key, place)
  return undefined
}

export function dropDraft(key: string, place: DraftPlace = 'tab') {
  try {
    storageOf(place).removeItem(storageKey(key))
  } catch {
    // Storage was refused, so nothing was stored.
  }
}

function storageOf(place: DraftPlace) {
  return place === 'tab' ? sessionStorage : localStorage
}

export function storageKey(key: string) {
  return `draft ${key}`
}

function readText(key: string, place: DraftPlace) {
  try {
    return storageOf(place).getItem(storageKey(key))
  } catch {
    return null
  }
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(text ?? 'null')
    const isDraft = typeof draft?.by === 'string' && typeof draft.values === 'object'
    return isDraft ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}
