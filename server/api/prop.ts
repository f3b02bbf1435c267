import { listingSearchSchema } from '#contract/schemas/listing-search.ts'
import { listingToWire } from '#contract/schemas/listing-wire.ts'
import { searchWholeListings } from '#domain/search/search-listings.ts'
import { understandWithin } from '#domain/search/understand-search.ts'
import { recordSearch } from '#domain/search-history/record-search.ts'
import { anyoneCall } from '#server/api/call.ts'
import { searchCalls } from '#server/api/search.ts'

export const propCalls = {
  ...searchCalls,
  '/api/prop/search': anyoneCall({
    isSearch: true,
    form: listingSearchSchema,
    async answer({ resources, db, viewer, form: { search, shown } }) {
      const understood = understandWithin(search)
      const listings = await searchWholeListings(resources.searchDb, understood, shown)
      if (shown.length === 0) await recordSearch(db, viewer, understood)
      return { data: { property: listings.map(listingToWire) } }
    },
  }),
}
