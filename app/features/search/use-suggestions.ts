import { useEffect, useEffectEvent, useState } from 'react'
import { type RecentSearch, recentSearches } from '#app/features/search/recent-searches.ts'
import { useNearMe } from '#app/features/search/use-near-me.ts'
import { call } from '#app/forms/api-client.ts'
import type { IconName } from '#app/ui/icon-list.ts'
import type { SearchCity } from '#contract/options.ts'
import type { Suggestion } from '#domain/search/suggest/suggest-searches.ts'

export type Offer =
  | { id: string; type: 'recent'; recent: RecentSearch }
  | { id: string; type: 'place'; place: Suggestion }
  | { id: string; type: 'action'; icon: IconName; label: string; run: () => void }

/** A suggestion that leads to a search. */
export type SearchOffer = Exclude<Offer, { type: 'action' }>

const DEBOUNCE_MS = 160

/** Recent searches that leave room for what else is offered before anything is typed. */
const MOST_RECENT = 3

export type SuggestionsProps = {
  text: string
  city: SearchCity
  /** The address of the search that a suggestion refines, by which it is counted. */
  page: () => string | undefined
}

/**
 * Suggestions below the search box: places for what is typed, debounced. Before that, recent
 * searches, homes near by and where in the city most are listed.
 */
export function useSuggestions({ text, city, page }: SuggestionsProps): Offer[] {
  const [places, setPlaces] = useState<{ typed: string; found: Suggestion[] }>()
  const typed = text.trim().length < 2 ? '' : text.trim()
  const readPage = useEffectEvent(() => page() ?? '')
  const goNearMe = useNearMe(() => page() ?? '')

  useEffect(() => {
    let isStale = false
    const timer = setTimeout(
      async () => {
        const reply = await call('/api/search/suggest', { text: typed, city, page: readPage() })
        if (isStale || !reply.ok) return
        setPlaces({ typed, found: reply.answer.data.suggestions })
      },
      typed ? DEBOUNCE_MS : 0,
    )
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [typed, city])

  // Suggestions for the letters before stay until there are some for these.
  if (typed) return places?.typed ? places.found.map(placeOffer) : []
  const popular = places && !places.typed ? places.found.map(placeOffer) : []
  return [...recentOffers(), nearOffer(goNearMe), ...popular, ...clearOffer()]
}

function nearOffer(run: () => void): Offer {
  return { id: 'near', type: 'action', icon: 'locate-fixed', label: 'Near me', run }
}

function placeOffer(place: Suggestion): Offer {
  return { id: `${place.city} ${place.name}`, type: 'place', place }
}

function recentOffers(): Offer[] {
  const recent = recentSearches.read().slice(0, MOST_RECENT)
  return recent.map((each) => ({ id: each.href, type: 'recent', recent: each }))
}

function clearOffer(): Offer[] {
  if (recentSearches.read().length === 0) return []
  const run = recentSearches.clear
  return [{ id: 'clear', type: 'action', icon: 'x', label: 'Clear recent searches', run }]
}
