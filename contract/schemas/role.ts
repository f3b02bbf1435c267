import { z } from 'zod'
import { roles } from '#contract/options/roles.ts'
import { optionOf, phone } from '#contract/schemas/fields.ts'
import { otpCode } from '#contract/schemas/otp.ts'

/** Giving an account a role, confirmed with a fresh code. */
export const roleSchema = z.object({
  phone_no: phone(),
  role: optionOf(roles),
  u_otp: otpCode(),
})
