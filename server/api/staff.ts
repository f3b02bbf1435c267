import { z } from 'zod'
import { userToWire } from '#contract/schemas/user-wire.ts'
import { countSite } from '#domain/reports/count-site.ts'
import { findProfile } from '#domain/users/find-profile.ts'
import { staffCall } from '#server/api/call.ts'

/** What this call answers instead of 401: the staff pages know it by that number. */
const noSession = 934

export const staffCalls = {
  '/api/summary': staffCall({
    form: z.object({ summary: z.string().optional() }),
    async answer({ db }) {
      const { users, listings, active, underReview } = await countSite(db)
      const summary = {
        totalUser: users,
        totalProperty: listings,
        activeCount: active,
        underReviewCount: underReview,
      }
      return { summary }
    },
  }),
  '/api/user/a': staffCall({
    form: z.object({}),
    failureCode: (status) => (status === 401 ? noSession : status),
    async answer({ db, viewer }) {
      return { data: { user: userToWire(await findProfile(db, viewer)) } }
    },
  }),
}
