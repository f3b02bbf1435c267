import { z } from 'zod'
import { otpLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { isMissing } from '#contract/schemas/field-input.ts'
import { email, optionOf, personName, phone } from '#contract/schemas/fields.ts'

const intents = { values: ['login', 'signup'] } as const

/** Asking for a code. */
export const otpSendSchema = z.object({ loginSign: optionOf(intents), phone_no: phone() })

/**
 * Entering the code. Its length is a setting, and it is longer for a phone that somebody guesses at.
 * Only a sign-up tells who it is.
 */
export function otpVerifySchema(minDigits: number = otpLimits.minDigits) {
  const login = z.object({
    loginSign: z.literal('login'),
    phone_no: phone(),
    u_otp: otpCode(minDigits),
  })
  const signup = login.extend({
    loginSign: z.literal('signup'),
    full_name: personName({ empty: messages.login.fullName }),
    email: email({ empty: messages.login.email }),
  })
  return z.discriminatedUnion('loginSign', [login, signup], {
    error: ({ input }) => {
      const { loginSign } = input as { loginSign?: unknown }
      return isMissing(loginSign) ? messages.validation.empty : messages.validation.unknownOption
    },
  })
}

export type OtpVerify = z.infer<ReturnType<typeof otpVerifySchema>>

/** A code of any length that is sent. */
export function otpCode(minDigits: number = otpLimits.minDigits) {
  return z
    .string({ error: messages.validation.empty })
    .trim()
    .min(1, { error: messages.validation.empty, abort: true })
    .regex(new RegExp(`^[0-9]{${minDigits},${otpLimits.maxDigits}}$`), messages.login.incorrectOtp)
}
