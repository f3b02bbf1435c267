import { readHomeSearch } from '#app/features/home/read-home-search.ts'
import { readEntryField, writeEntryField } from '#app/router/history-entry.ts'

const entryField = 'homeSearch'

/** Keeps what is chosen in the search form with the history entry, for whoever comes back. */
export function keepChoices(fields: URLSearchParams) {
  writeEntryField(entryField, fields.toString())
}

/**
 * Fills in what was kept, except city and words: the address holds the city, and a controlled field
 * the words, which are returned with the kind.
 */
export function restoreChoices(form: HTMLFormElement) {
  const kept = readEntryField(entryField)
  if (typeof kept !== 'string') return undefined

  const fields = new URLSearchParams(kept)
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) field.value = value
    else if (field instanceof HTMLSelectElement && name !== 'city') field.value = value
  }
  const { category, deal } = readHomeSearch(fields)
  return { text: fields.get('q') ?? '', kind: { category, deal } }
}
