import { z } from 'zod'
import { searchLimits } from '#contract/limits.ts'
import { cities } from '#contract/options.ts'
import { listOfTexts, optional, optionOf, text } from '#contract/schemas/fields.ts'
import { searchFromUrl, searchKindOf } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { suggestSearches } from '#domain/search/suggest/suggest-searches.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import { anyoneCall } from '#server/api/call.ts'

/** Calls of the search page itself. */
export const searchCalls = {
  /** The cards that follow those already on a search page. */
  '/api/search/cards': anyoneCall({
    isSearch: true,
    form: z.object({ page: text({ max: 2_000 }), after: text({ max: 40 }) }),
    async answer({ services, viewer, form: { page, after } }) {
      const search = readPage(page)
      const { listings, next } = await searchListings(
        services.searchDb,
        search,
        { after: [after] },
        { withNearby: true },
      )
      const saved = await savedAmong(services.db, viewer, listings)
      return { data: { listings, next, saved } }
    },
  }),

  /** Which of these cards, shown before, the viewer has saved by now. */
  '/api/search/saved': anyoneCall({
    form: z.object({ spns: listOfTexts({ max: 2_000, maxChars: 11 }) }),
    async answer({ services, viewer, form: { spns } }) {
      const listings = spns.map((spn) => ({ spn }))
      return { data: { saved: await savedAmong(services.db, viewer, listings) } }
    },
  }),

  /** What somebody who types may be looking for. */
  '/api/search/suggest': anyoneCall({
    isSearch: true,
    form: z.object({
      text: z.string().trim().max(searchLimits.queryChars, texts.search.queryTooLong).default(''),
      city: optionOf(cities),
      /** The page whose kind and filters the chosen suggestion keeps; without it, none is counted. */
      page: optional(text({ max: 2_000 })),
    }),
    async answer({ services, form: { text: typed, city, page } }) {
      const refined = page ? readPage(page) : undefined
      const suggestions = await suggestSearches(services.searchDb, typed, { city, refined })
      return { data: { suggestions } }
    },
  }),
}

/** The search that a search page shows, by its address. */
function readPage(page: string) {
  const url = URL.parse(page, 'http://localhost')
  const kind = url && searchKindOf(url.pathname)
  if (!kind) throw new DomainError('invalid')
  return searchFromUrl(url.searchParams, kind)
}
