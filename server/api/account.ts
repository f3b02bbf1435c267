import { z } from 'zod'
import { id } from '#contract/schemas/fields.ts'
import { otpCode } from '#contract/schemas/otp.ts'
import * as texts from '#contract/texts.ts'
import { endOtherSessions, endSession } from '#domain/sessions/end-session.ts'
import { memberCall } from '#server/api/call.ts'
import { redeemConfirmationCode, sendConfirmationCode } from '#server/api/confirmation-code.ts'
import { eraseWholeAccount } from '#server/api/erase-whole-account.ts'
import { clearSession } from '#server/sessions/session-cookie.ts'

/** The viewer's devices, and erasing the account. */
export const accountCalls = {
  '/api/user/sessions/end': memberCall({
    form: z.object({ session_id: id() }),
    async answer({ db, viewer, form }) {
      await endSession(db, viewer, form.session_id)
      return { data: { message: texts.profile.sessionEnded } }
    },
  }),

  '/api/user/sessions/end-others': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await endOtherSessions(db, viewer)
      return { data: { message: texts.profile.othersEnded } }
    },
  }),

  '/api/user/erase/code': memberCall({
    form: z.object({}),
    async answer({ c, viewer }) {
      return { data: await sendConfirmationCode(c, viewer, 'erase') }
    },
  }),

  '/api/user/erase': memberCall({
    form: z.object({ u_otp: otpCode() }),
    postedAs: { code: 'u_otp' },
    // Somebody else at the address may still have a try for their own code.
    mayPassRefusal: async () => true,
    async answer({ c, resources, viewer, form }) {
      await redeemConfirmationCode(c, viewer, { intent: 'erase', code: form.u_otp })
      await eraseWholeAccount(resources, viewer)
      clearSession(c)
      return { data: { message: texts.profile.erased } }
    },
  }),
}
