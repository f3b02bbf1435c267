import { z } from 'zod'
import { personLimits } from '#contract/limits.ts'
import { email, phone, text } from '#contract/schemas/fields.ts'

// Any name will do: only our team reads it, and no message to anybody else carries it.
export const callRequestSchema = z.object({
  full_name: text({ max: personLimits.nameChars }),
  phone_no_b: phone(),
})

export const mailRequestSchema = z.object({
  email: email(),
  email_message: text({ max: personLimits.mailMessageChars }),
})
