import { labelOf } from '#contract/options/option-list.ts'
import { cities } from '#contract/options.ts'
import { noFilters } from '#contract/search/listing-search.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Clock } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { isShown, type ListingSummary } from '#demo/listing-summary.ts'
import { personId, seekerIndex } from '#demo/people.ts'

/** How the demo seeker is told of each search, and when they last looked. */
const alerts = [
  { frequency: 'daily', channels: ['whatsapp'], seenDaysAgo: 5 },
  { frequency: 'at_once', channels: ['email'], seenDaysAgo: 12 },
  { frequency: 'weekly', channels: [], seenDaysAgo: 3, pausedDaysAgo: 2 },
] as const

/** The places with most homes of one kind, the fullest first: there is always something new there. */
export function makeSavedSearches(listings: ListingSummary[], clock: Clock) {
  const homes = listings.filter(
    ({ status, category, locality, ownerId }) =>
      status === 'active' &&
      category === 'residential' &&
      locality !== null &&
      ownerId !== personId(seekerIndex),
  )
  const places = Map.groupBy(homes, ({ city, deal, locality }) => `${city} ${deal} ${locality}`)
  const fullest = [...places.values()].sort((a, b) => b.length - a.length)
  return alerts.flatMap((alert, index) => {
    const found = fullest[index] ?? []
    const [first] = found
    if (!first) return []
    const { city, deal, locality } = first
    const text = (locality ?? '').toLowerCase()
    const search = { city, deal, category: 'residential' as const, text, filters: noFilters }
    const id = demoId('saved search', index)
    const seenAt = clock.ago(alert.seenDaysAgo)
    return { id, alert, found, seenAt, address: searchHref(search), name: locality ?? cityOf(city) }
  })
}

type Made = ReturnType<typeof makeSavedSearches>

/** Their words are read by the hourly clean-up, as those of searches that were saved long ago. */
export function savedSearchRows(searches: Made, clock: Clock) {
  return searches.map(({ id, alert, seenAt, address, name }) => ({
    id,
    userId: personId(seekerIndex),
    address,
    place: { name, isPoint: false },
    frequency: alert.frequency,
    channels: [...alert.channels],
    anchors: [],
    anchoredAt: new Date(0),
    seenAt,
    pausedAt: 'pausedDaysAgo' in alert ? clock.ago(alert.pausedDaysAgo) : null,
    createdAt: clock.ago(20),
  }))
}

export function savedSearchMatchRows(searches: Made) {
  return searches.flatMap(({ id, found, seenAt }) =>
    found
      .filter(isShown)
      .filter(({ activeAt }) => activeAt > seenAt)
      .map(({ id: listingId, activeAt: createdAt }) => ({
        savedSearchId: id,
        listingId,
        isDue: false,
        createdAt,
      })),
  )
}

function cityOf(city: string) {
  return labelOf(cities, city)
}
