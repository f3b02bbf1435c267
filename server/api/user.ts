import { z } from 'zod'
import { userLocationSchema } from '#contract/schemas/user.ts'
import { userToWire } from '#contract/schemas/user-wire.ts'
import { findProfile } from '#domain/users/find-profile.ts'
import { reportLocation } from '#domain/users/report-location.ts'
import { memberCall } from '#server/api/call.ts'

/** /api/user: who is signed in. */
export const userCalls = {
  '/api/user': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      return { data: { user: userToWire(await findProfile(db, viewer)) } }
    },
  }),

  '/api/user/location': memberCall({
    form: userLocationSchema,
    async answer({ db, viewer, form }) {
      await reportLocation(db, viewer, { lat: form.latitude, lng: form.longitude })
      return {}
    },
  }),
}
