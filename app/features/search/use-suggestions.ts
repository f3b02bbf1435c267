import { useEffect, useEffectEvent, useState } from 'react'
import { type RecentSearch, recentSearches } from '#app/features/search/recent-searches.ts'
import { call } from '#app/forms/api-client.ts'
import type { City } from '#contract/options.ts'
import type { Suggestion } from '#domain/search/suggest/suggest-searches.ts'

export type Offer =
  | { id: string; type: 'recent'; recent: RecentSearch }
  | { id: string; type: 'place'; place: Suggestion }
  | { id: string; type: 'clear' }

/** One that leads to a search. */
export type SearchOffer = Exclude<Offer, { type: 'clear' }>

const DEBOUNCE_MS = 160

type SuggestionsProps = {
  text: string
  city: City
  isOpen: boolean
  /** The address of the search that a suggestion refines, by which it is counted. */
  page: () => string | undefined
}

/** Suggestions below the search box, debounced: places for what is typed, else recent searches. */
export function useSuggestions({ text, city, isOpen, page }: SuggestionsProps): Offer[] {
  const [offers, setOffers] = useState<Offer[]>([])
  const typed = text.trim()
  const readPage = useEffectEvent(page)

  useEffect(() => {
    if (!isOpen) return
    if (typed.length < 2) {
      setOffers(recentOffers())
      return
    }
    let isStale = false
    const timer = setTimeout(async () => {
      const reply = await call('/api/search/suggest', { text: typed, city, page: readPage() ?? '' })
      if (isStale || !reply.ok) return
      const { suggestions } = reply.answer.data
      setOffers(
        suggestions.map((place) => ({ id: `${place.city} ${place.name}`, type: 'place', place })),
      )
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [typed, city, isOpen])

  return isOpen ? offers : []
}

function recentOffers(): Offer[] {
  const recent = recentSearches.read()
  if (recent.length === 0) return []
  return [
    ...recent.map((each) => ({ id: each.href, type: 'recent' as const, recent: each })),
    { id: 'clear', type: 'clear' },
  ]
}
