import { z } from 'zod'
import { photoPath } from '#contract/listing/pictures.ts'
import { alertChoices } from '#contract/options/alert-choices.ts'
import { flag, listOf, text } from '#contract/schemas/fields.ts'
import { userDataSchema, userLocationSchema } from '#contract/schemas/user.ts'
import { userToWire } from '#contract/schemas/user-wire.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { setPromotions } from '#domain/broadcasts/set-promotions.ts'
import { readUnsubscribeToken } from '#domain/broadcasts/unsubscribe-token.ts'
import { DomainError } from '#domain/errors.ts'
import { saveAlertChoices } from '#domain/notifications/save-alert-choices.ts'
import { findProfile } from '#domain/users/find-profile.ts'
import { eraseLocation, recordLocation } from '#domain/users/record-location.ts'
import { saveProfile } from '#domain/users/save-profile.ts'
import { setProfilePhoto } from '#domain/users/set-profile-photo.ts'
import type { Viewer } from '#domain/viewer.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'
import { pictureField, UploadedFile } from '#server/api/upload.ts'
import { removePhotosQuietly } from '#server/photos/remove-photos.ts'
import { storePhoto } from '#server/photos/store-photo.ts'

/** /api/user: who is signed in, and what they may change about themselves. */
export const userCalls = {
  '/api/user': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      return { data: { user: userToWire(await findProfile(db, viewer)) } }
    },
  }),

  '/api/user/data': memberCall({
    form: ownUserDataSchema,
    describedForm: userDataSchema(),
    postedAs: { name: 'user_name', email: 'user_email' },
    async answer({ db, viewer, form: { user_name: name, user_email: email } }) {
      await saveProfile(db, viewer, { name, email })
      return { data: { message: texts.profile.saved } }
    },
  }),

  '/api/user/upload/profile': memberCall({
    form: z.object({ image: z.instanceof(UploadedFile, { error: texts.validation.empty }) }),
    file: pictureField('image'),
    postedAs: { photo: 'image' },
    async answer({ resources, db, viewer, form }) {
      const { key } = await storePhoto(resources, viewer, form.image, 'profile')
      const before = await setProfilePhoto(db, viewer, key)
      await removePhotosQuietly(resources, before)
      return { upload: { message: texts.profile.uploaded, path: photoPath(key) } }
    },
  }),

  '/api/user/alerts': memberCall({
    form: z.object({ muted: listOf(alertChoices) }),
    async answer({ db, viewer, form }) {
      await saveAlertChoices(db, viewer, form.muted)
      return { data: { message: texts.profile.saved } }
    },
  }),

  '/api/user/promotions': memberCall({
    form: z.object({ agreed: flag() }),
    async answer({ db, viewer, form }) {
      await setPromotions(db, viewer.id, form.agreed, 'profile')
      return { data: { message: texts.profile.saved } }
    },
  }),

  '/api/user/unsubscribe': anyoneCall({
    form: z.object({ token: text({ max: 200 }) }),
    async answer({ db, resources: { secret }, form }) {
      const userId = readUnsubscribeToken(secret, form.token)
      if (!userId) throw new DomainError('not_found')
      await setPromotions(db, userId, false, 'link')
      return { data: { message: texts.profile.unsubscribed } }
    },
  }),

  '/api/user/location': memberCall({
    form: userLocationSchema,
    async answer({ db, viewer, form }) {
      await recordLocation(db, viewer, { lat: form.latitude, lng: form.longitude })
      return {}
    },
  }),

  '/api/user/location/erase': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await eraseLocation(db, viewer)
      return { data: { message: texts.profile.locationErased } }
    },
  }),
}

/** Which answer is right depends on the stored address, which only the database knows. */
async function ownUserDataSchema({ db, viewer }: { db: Db; viewer: Viewer }) {
  const { email } = await findProfile(db, viewer)
  return userDataSchema(email)
}
