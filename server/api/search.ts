import { z } from 'zod'
import { searchLimits } from '#contract/limits.ts'
import { searchCities } from '#contract/options.ts'
import { decimalNumber, listOfTexts, optional, optionOf, text } from '#contract/schemas/fields.ts'
import {
  searchFromUrl,
  searchHref,
  searchKindOf,
  searchPages,
  whereOf,
} from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { searchListings } from '#domain/search/search-listings.ts'
import { searchNear } from '#domain/search/search-near.ts'
import { suggestPopular, suggestSearches } from '#domain/search/suggest/suggest-searches.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import { travelTrouble } from '#domain/travel/read-travel.ts'
import { anyoneCall } from '#server/api/call.ts'

/** Calls of the search page itself. */
export const searchCalls = {
  /** The cards that follow those already on a search page. */
  '/api/search/cards': anyoneCall({
    isSearch: true,
    form: z.object({ page: text({ max: 2_000 }), after: text({ max: 40 }) }),
    async answer({ resources, viewer, form: { page, after } }) {
      const search = readPage(page)
      const { listings, next } = await searchListings(
        resources.searchDb,
        search,
        { after: [after] },
        { withNearby: true },
      )
      const saved = await savedAmong(resources.db, viewer, listings)
      return { data: { listings, next, saved } }
    },
  }),

  /** Which of these cards, shown earlier, the viewer has saved by now. */
  '/api/search/saved': anyoneCall({
    form: z.object({ spns: listOfTexts({ max: 2_000, maxChars: 11 }) }),
    async answer({ resources, viewer, form: { spns } }) {
      const listings = spns.map((spn) => ({ spn }))
      return { data: { saved: await savedAmong(resources.db, viewer, listings) } }
    },
  }),

  /** The search around a position, with the kind and filters of a page. */
  '/api/search/near': anyoneCall({
    isSearch: true,
    form: z.object({
      lat: decimalNumber({ min: -90, max: 90 }),
      lng: decimalNumber({ min: -180, max: 180 }),
      page: optional(text({ max: 2_000 })),
    }),
    async answer({ resources, form: { lat, lng, page } }) {
      const refined = readPage(page ?? searchPages[0].path)
      const search = await searchNear(resources.searchDb, refined, { lat, lng })
      return { data: { href: searchHref(search) } }
    },
  }),

  /** Suggestions for what is being typed; before anything is typed, places with many listings. */
  '/api/search/suggest': anyoneCall({
    isSearch: true,
    form: z.object({
      text: z.string().trim().max(searchLimits.queryChars, texts.search.queryTooLong).default(''),
      city: optionOf(searchCities),
      /**
       * The address of the page whose kind and filters a chosen suggestion keeps; without it,
       * suggestions are not counted.
       */
      page: optional(text({ max: 2_000 })),
    }),
    async answer({ resources, form: { text: typed, city, page } }) {
      const refined = page ? readPage(page) : undefined
      const { searchDb } = resources
      const asked = { ...whereOf(city), refined }
      const suggestions = typed
        ? await suggestSearches(searchDb, typed, asked)
        : await suggestPopular(searchDb, asked)
      return { data: { suggestions } }
    },
  }),
}

/** The search that a search page shows, by its address. */
function readPage(page: string) {
  const url = URL.parse(page, 'http://localhost')
  const kind = url && searchKindOf(url.pathname)
  if (!kind) throw new DomainError('invalid')
  const search = searchFromUrl(url.searchParams, kind)
  if (travelTrouble(search)) throw new DomainError('invalid')
  return search
}
