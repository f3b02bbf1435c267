import { z } from 'zod'
import * as messages from '#contract/messages.ts'
import { formatPhone } from '#contract/phones.ts'
import { id } from '#contract/schemas/fields.ts'
import { otpCode } from '#contract/schemas/otp.ts'
import type { Db } from '#db/connect.ts'
import { issueCode } from '#domain/codes/issue-code.ts'
import { redeemCode } from '#domain/codes/redeem-code.ts'
import { endOtherSessions, endSession } from '#domain/sessions/end-session.ts'
import { findProfile } from '#domain/users/find-profile.ts'
import type { Viewer } from '#domain/viewer.ts'
import { memberCall } from '#server/api/call.ts'
import { eraseWholeAccount } from '#server/api/erase-whole-account.ts'
import { sendCode } from '#server/providers/send-code.ts'
import { ensureChallenge, readChallenge } from '#server/sessions/challenge-cookie.ts'
import { clearSession } from '#server/sessions/session-cookie.ts'

/** The viewer's devices, and the end of his account. */
export const accountCalls = {
  '/api/user/sessions/end': memberCall({
    form: z.object({ session_id: id() }),
    async answer({ db, viewer, form }) {
      await endSession(db, viewer, form.session_id)
      return { data: { message: messages.profile.sessionEnded } }
    },
  }),

  '/api/user/sessions/end-others': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await endOtherSessions(db, viewer)
      return { data: { message: messages.profile.othersEnded } }
    },
  }),

  '/api/user/erase/code': memberCall({
    form: z.object({}),
    async answer({ c, services, db, viewer }) {
      const phone = await phoneOf(db, viewer)
      const challenge = ensureChallenge(c)
      const request = { intent: 'erase', phone, challenge, address: c.var.address } as const
      const code = await issueCode(db, services.codes, request)
      await sendCode(services, phone, code)
      const message = messages.login.codeSent(formatPhone(phone))
      return { data: { message, otp_length: code.length } }
    },
  }),

  '/api/user/erase': memberCall({
    form: z.object({ u_otp: otpCode() }),
    postedAs: { code: 'u_otp' },
    async answer({ c, services, db, viewer, form }) {
      const phone = await phoneOf(db, viewer)
      await redeemCode(db, services.codes, {
        intent: 'erase',
        phone,
        code: form.u_otp,
        challenge: readChallenge(c),
        address: c.var.address,
      })
      await eraseWholeAccount(services, viewer)
      clearSession(c)
      return { data: { message: messages.profile.erased } }
    },
  }),
}

async function phoneOf(db: Db, viewer: Viewer) {
  const { phone } = await findProfile(db, viewer)
  if (!phone) throw new Error('An account with a session has no number.')
  return phone
}
