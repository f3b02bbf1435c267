import { z } from 'zod'
import { text } from '#contract/schemas/fields.ts'
import { outlineTrouble } from '#contract/search/outline.ts'
import { searchFromUrl, searchKindOf } from '#contract/search/search-url.ts'
import { DomainError } from '#domain/errors.ts'
import { cityAt } from '#domain/places/city-area.ts'
import { findListingsOnMap } from '#domain/search/map/find-listings-on-map.ts'
import { travelTrouble } from '#domain/travel/read-travel.ts'
import { anyoneCall } from '#server/api/call.ts'

export const mapCalls = {
  /** The listings of a search page in a part of the map: south, west, north and east of it. */
  '/api/map/listings': anyoneCall({
    isSearch: true,
    form: z.object({ page: text({ max: 2_000 }), area: text({ max: 200 }) }),
    async answer({ resources, form: { page, area } }) {
      const url = URL.parse(page, 'http://localhost')
      const kind = url && searchKindOf(url.pathname)
      if (!kind) throw new DomainError('invalid')

      url.searchParams.set('area', area)
      const search = searchFromUrl(url.searchParams, kind)
      if (!search.area || outlineTrouble(search.drawn) || travelTrouble(search))
        throw new DomainError('invalid')
      const city = cityAt(search.area, search.city)
      // Words mean places of the city that was searched, and travel times are searched in that
      // city.
      const isOfCity = search.text || search.to
      const within = { ...search, area: search.area, city: isOfCity ? search.city : city }
      return { data: { city, ...(await findListingsOnMap(resources.searchDb, within)) } }
    },
  }),
}
