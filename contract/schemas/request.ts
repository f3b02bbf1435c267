import { z } from 'zod'
import { personLimits } from '#contract/limits.ts'
import { email, line, phone, text } from '#contract/schemas/fields.ts'

export const callRequestSchema = z.object({
  full_name: line({ max: personLimits.nameChars }),
  phone_no_b: phone(),
})

export const mailRequestSchema = z.object({
  email: email(),
  email_message: text({ max: personLimits.mailMessageChars }),
})

export type CallRequest = z.infer<typeof callRequestSchema>
export type MailRequest = z.infer<typeof mailRequestSchema>
