import { randomUUID } from 'node:crypto'
import { formatPhone } from '#contract/format/phones.ts'
import { type OtpVerify, otpSendSchema, otpVerifySchema } from '#contract/schemas/otp.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { hasUntriedCode } from '#domain/codes/newest-code.ts'
import { redeemCode } from '#domain/codes/redeem-code.ts'
import { DomainError } from '#domain/errors.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createUser } from '#domain/users/create-user.ts'
import { findUserByPhone } from '#domain/users/find-user.ts'
import { anyoneCall } from '#server/api/call.ts'
import type { Env } from '#server/env.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { deviceName } from '#server/http/device-name.ts'
import { sendCode } from '#server/providers/send-code.ts'
import { readChallenge, rememberBrowser } from '#server/sessions/challenge-cookie.ts'
import { readSessionToken, writeSession } from '#server/sessions/session-cookie.ts'

/** /api/otp: a code by message, and the code for a session. */
export function otpCalls({ OTP_LENGTH }: Pick<Env, 'OTP_LENGTH'>) {
  return {
    '/api/otp/s': anyoneCall({
      form: otpSendSchema,
      async answer({ c, form: { loginSign: intent, phone_no: phone, channel } }) {
        const { code, channel: sent_by } = await sendCode(c, { intent, phone }, channel ?? 'sms')

        const message = texts.login.codeSent(formatPhone(phone), sent_by)
        const otp_length = code.length
        if (intent === 'login') return { data: { message, otp_length, sent_by } }
        return { data: { message, otp_length, sent_by, phum: randomUUID(), phone_number: phone } }
      },
    }),

    '/api/otp/v': anyoneCall({
      form: otpVerifySchema(OTP_LENGTH),
      postedAs: { code: 'u_otp' },
      async mayPassRefusal({ c, db, form: { loginSign: intent, phone_no: phone } }) {
        const challenge = readChallenge(c)
        return challenge !== undefined && hasUntriedCode(db, { intent, phone, challenge })
      },
      async answer({ c, resources, db, form }) {
        const { loginSign: intent, phone_no: phone, u_otp: code } = form
        await redeemCode(db, resources.codes, {
          intent,
          phone,
          code,
          challenge: readChallenge(c),
          address: c.var.address,
        })

        const userId = await userOf(db, form)
        const session = await signIn(c, userId)
        rememberBrowser(c, phone)
        if (intent === 'login') return { data: { message: texts.login.welcome } }
        const handles = { jykw: session.id, user_id: userId, session_id: session.id }
        return { data: { message: texts.login.welcome, ...handles } }
      },
    }),
  }
}

/** The account of a number that a code has just proved; a sign-up creates it. */
async function userOf(db: Db, form: OtpVerify): Promise<string> {
  if (form.loginSign === 'signup') {
    const { id } = await createUser(db, {
      phone: form.phone_no,
      name: form.full_name,
      email: form.email,
    })
    return id
  }
  const user = await findUserByPhone(db, form.phone_no)
  if (!user) throw new DomainError('not_found', { message: texts.login.noAccount })
  // Only after the right code: nobody else may learn that the account is blocked.
  if (user.blockedAt) throw new DomainError('forbidden', { message: texts.login.blocked })
  return user.id
}

async function signIn(c: AppContext, userId: string) {
  const { db, sessions } = c.var.resources
  const session = await startSession(db, sessions, userId, {
    device: deviceName(c.req.header('user-agent')),
    address: c.var.address,
    oldToken: readSessionToken(c),
  })
  writeSession(c, session)
  return session
}
