import { z } from 'zod'
import { otpLimits } from '#contract/limits.ts'
import { isMissing } from '#contract/schemas/field-input.ts'
import { email, optional, optionOf, personName, phone } from '#contract/schemas/fields.ts'
import * as texts from '#contract/texts.ts'

const intents = { values: ['login', 'signup'] } as const

const channels = { values: ['sms', 'whatsapp'] } as const

/** How a code is sent. */
export type CodeChannel = (typeof channels.values)[number]

/** Asking for a code, by SMS unless it says otherwise. */
export const otpSendSchema = z.object({
  loginSign: optionOf(intents),
  phone_no: phone(),
  channel: optional(optionOf(channels)),
})

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
    full_name: personName({ empty: texts.login.fullName }),
    email: email({ empty: texts.login.email }),
  })
  return z.discriminatedUnion('loginSign', [login, signup], {
    error: ({ input }) => {
      const { loginSign } = input as { loginSign?: unknown }
      return isMissing(loginSign) ? texts.validation.empty : texts.validation.unknownOption
    },
  })
}

export type OtpVerify = z.infer<ReturnType<typeof otpVerifySchema>>

/** A code of any length that is sent. */
export function otpCode(minDigits: number = otpLimits.minDigits) {
  return z
    .string({ error: texts.validation.empty })
    .trim()
    .min(1, { error: texts.validation.empty, abort: true })
    .regex(new RegExp(`^[0-9]{${minDigits},${otpLimits.maxDigits}}$`), texts.login.incorrectOtp)
}
