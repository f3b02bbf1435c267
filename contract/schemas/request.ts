import { z } from 'zod'
import { personLimits } from '#contract/limits.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { email, kept, optionOf, phone, text } from '#contract/schemas/fields.ts'

// Any name will do: only our team reads it, and no message to anybody else carries it.
export const callRequestSchema = z.object({
  full_name: text({ max: personLimits.nameChars }),
  phone_no_b: phone(),
  /** Where in the wizard the call is asked for, if there. */
  upload_type: kept(optionOf(wizardSteps)),
  spn_already: kept(text({ max: 40 })),
})

export const mailRequestSchema = z.object({
  email: email(),
  email_message: text({ max: personLimits.mailMessageChars }),
})
