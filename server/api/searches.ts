import { z } from 'zod'
import { clearSearches } from '#domain/search-history/clear-searches.ts'
import { listSearches } from '#domain/search-history/list-searches.ts'
import { memberCall } from '#server/api/call.ts'

/** The viewer's own past searches, to see and to clear. */
export const searchesCalls = {
  '/api/user/searches': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      const searches = await listSearches(db, viewer)
      return {
        data: {
          searches: searches.map(({ id, text, city, href, createdAt }) => ({
            _id: id,
            search_text: text,
            city,
            path: href,
            createdAt: createdAt.toISOString(),
          })),
        },
      }
    },
  }),

  '/api/user/searches/clear': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await clearSearches(db, viewer)
      return {}
    },
  }),
}
