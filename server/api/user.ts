import { z } from 'zod'
import * as messages from '#contract/messages.ts'
import { photoPath } from '#contract/pictures.ts'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { userDataSchema, userLocationSchema } from '#contract/schemas/user.ts'
import { userToWire } from '#contract/schemas/user-wire.ts'
import { DomainError } from '#domain/errors.ts'
import { findProfile } from '#domain/users/find-profile.ts'
import { eraseLocation, reportLocation } from '#domain/users/report-location.ts'
import { saveProfile } from '#domain/users/save-profile.ts'
import { setProfilePhoto } from '#domain/users/set-profile-photo.ts'
import { memberCall } from '#server/api/call.ts'
import { removePhotosQuietly } from '#server/photos/remove-photos.ts'
import { storePhoto } from '#server/photos/store-photo.ts'

/** /api/user: who is signed in, and what he may change about himself. */
export const userCalls = {
  '/api/user': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      return { data: { user: userToWire(await findProfile(db, viewer)) } }
    },
  }),

  '/api/user/data': memberCall({
    form: z.object({ user_name: z.unknown(), user_email: z.unknown() }),
    async answer({ db, viewer, form }) {
      const { email } = await findProfile(db, viewer)
      // What is right depends on the address he has now, which only the database knows.
      const checked = userDataSchema(email).safeParse(form)
      if (!checked.success) throw new DomainError('invalid', { fields: fieldErrors(checked.error) })

      const { user_name, user_email } = checked.data
      await saveProfile(db, viewer, { name: user_name, email: user_email })
      return { data: { message: messages.profile.saved } }
    },
  }),

  '/api/user/upload/profile': memberCall({
    form: z.object({ image: z.instanceof(File, { error: messages.validation.empty }) }),
    file: 'image',
    async answer({ services, db, viewer, form }) {
      const { key } = await storePhoto(services, viewer, form.image, 'profile')
      const before = await setProfilePhoto(db, viewer, key)
      await removePhotosQuietly(services, before)
      return { upload: { message: messages.profile.uploaded, path: photoPath(key) } }
    },
  }),

  '/api/user/location': memberCall({
    form: userLocationSchema,
    async answer({ db, viewer, form }) {
      await reportLocation(db, viewer, { lat: form.latitude, lng: form.longitude })
      return {}
    },
  }),

  '/api/user/location/erase': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await eraseLocation(db, viewer)
      return { data: { message: messages.profile.locationErased } }
    },
  }),
}
