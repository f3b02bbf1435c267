import { z } from 'zod'
import { personLimits } from '#contract/limits.ts'
import { email, personName, phone, text } from '#contract/schemas/fields.ts'

export const callRequestSchema = z.object({
  full_name: personName(),
  phone_no_b: phone(),
})

export const mailRequestSchema = z.object({
  email: email(),
  email_message: text({ max: personLimits.mailMessageChars }),
})
