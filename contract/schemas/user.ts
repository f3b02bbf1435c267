import { z } from 'zod'
import { isSimpleEmail } from '#contract/format/emails.ts'
import { decimalNumber, email, personName } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

/** The profile. A stored e-mail address may stay, even one that is refused as a new one. */
export function userDataSchema(currentEmail?: string) {
  return z.object({
    user_name: personName({ empty: texts.profile.fullName }),
    user_email: email({
      empty: texts.validation.email,
      isValid: (text) => isSimpleEmail(text) || text === currentEmail,
    }),
  })
}

export const userLocationSchema = z.object({
  latitude: decimalNumber({ min: -90, max: 90 }),
  longitude: decimalNumber({ min: -180, max: 180 }),
})
