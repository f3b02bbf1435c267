import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formFields } from '#app/features/home/hero-search.tsx'
import { readHomeSearch } from '#app/features/home/read-home-search.ts'
import { readEntryField, writeEntryField } from '#app/router/history-entry.ts'
import type { ListingSearch } from '#contract/search/listing-search.ts'

const entryField = 'homeSearch'

type Choices = { text: string; kind: Pick<ListingSearch, 'category' | 'deal'> }

/**
 * Keeps the choices of the search form in the history entry, for whoever comes back; `restore`
 * takes the kept words and kind.
 */
export function useKeptChoices(
  form: RefObject<HTMLFormElement | null>,
  { text, kind }: Choices,
  restore: (kept: Choices) => void,
) {
  const isRestored = useRef(false)
  const { key } = useLocation()

  // A change of city replaces the history entry, so the choices are kept again with the new one.
  // A layout effect, because input before hydration is replayed after it and counts more than kept words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form holds more than these
  useLayoutEffect(() => {
    if (!form.current) return
    if (isRestored.current) return writeEntryField(entryField, formFields(form.current).toString())
    isRestored.current = true
    const kept = restoreChoices(form.current)
    if (kept) restore(kept)
  }, [key, text, kind])
}

/**
 * Fills in what was kept, except city and words: the address holds the city, and a controlled field
 * the words, which are returned with the kind.
 */
function restoreChoices(form: HTMLFormElement) {
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
