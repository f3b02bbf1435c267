import { formatPhone } from '#contract/format/phones.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { CodeIntent } from '#domain/codes/code-settings.ts'
import { redeemCode } from '#domain/codes/redeem-code.ts'
import { findProfile } from '#domain/users/find-profile.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { AppContext } from '#server/http/app-env.ts'
import { sendCode } from '#server/providers/send-code.ts'
import { readChallenge } from '#server/sessions/challenge-cookie.ts'

/** Actions that a signed-in user confirms with a fresh code. */
type ConfirmedIntent = Extract<CodeIntent, 'erase' | 'role'>

/** Sends a code to the viewer's own number. */
export async function sendConfirmationCode(c: AppContext, viewer: Viewer, intent: ConfirmedIntent) {
  const phone = await phoneOf(c.var.resources.db, viewer)
  const { code, channel } = await sendCode(c, { intent, phone })
  return { message: texts.login.codeSent(formatPhone(phone), channel), otp_length: code.length }
}

/** Accepts such a code once, or throws. */
export async function redeemConfirmationCode(
  c: AppContext,
  viewer: Viewer,
  { intent, code }: { intent: ConfirmedIntent; code: string },
) {
  const { resources, address } = c.var
  const phone = await phoneOf(resources.db, viewer)
  const challenge = readChallenge(c)
  await redeemCode(resources.db, resources.codes, { intent, phone, code, challenge, address })
}

async function phoneOf(db: Db, viewer: Viewer) {
  const { phone } = await findProfile(db, viewer)
  if (!phone) throw new Error('An account with a session has no number.')
  return phone
}
