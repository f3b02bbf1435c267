import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import type { Client } from '#tests/cluster/client.ts'
import { createUser } from '#tests/factories.ts'
import type { startGateway } from '#tests/start-gateway.ts'

export type Gateway = Awaited<ReturnType<typeof startGateway>>

/** Settings of the site for a run that takes some minutes from one address. */
export const limits = {
  OTP_GAP_SECONDS: '1',
  OTP_PER_HOUR: '5',
  OTP_PER_DAY: '10',
  OTP_PER_ADDRESS_HOUR: '100000',
  OTP_PER_SITE_DAY: '100000',
  REVEALS_PER_DAY: '40',
  REVEALS_PER_ADDRESS_DAY: '1000',
}
const limitedPhone = '9811111111'
const pauseMs = 2_000

type Seeker = { id: string; name: string; client: Client }
type Parts = { seeker: Seeker; visitor: Client; gateway: Gateway }

/**
 * Somebody who asks for more numbers of owners than a day allows, and somebody who asks for more codes
 * than an hour allows. Each number that is seen is one lead, and one message to its owner by a job.
 */
export async function limitedPeople(db: Db, parts: Parts, signal: AbortSignal) {
  const { seeker, visitor, gateway } = parts
  const before = sentTo(gateway, limitedPhone).length
  await createUser(db, { phone: limitedPhone }).catch(() => undefined)
  const listings = await db
    .selectFrom('listing')
    .select('spn')
    .where('status', '=', 'active')
    .where('contactMode', '<>', 'ask')
    .limit(500)
    .execute()
  let revealed = 0

  async function askOn() {
    for (let turn = 0; !signal.aborted; turn++) {
      const spnInput = listings[turn % listings.length]!.spn
      const { outcome } = await seeker.client.post('/api/prop/user/data', { spnInput })
      if (outcome === 'ok') revealed++
      await visitor.post('/api/otp/s', { loginSign: 'login', phone_no: limitedPhone })
      await sleep(pauseMs)
    }
  }

  return {
    asking: askOn(),
    async count() {
      const leads = await db
        .selectFrom('lead')
        .select('id')
        .where('seekerId', '=', seeker.id)
        .execute()
      return {
        revealed,
        leads: leads.length,
        codes: sentTo(gateway, limitedPhone).length - before,
        jobs: await countJobs(db, seeker),
        isKept:
          leads.length <= Number(limits.REVEALS_PER_DAY) &&
          leads.length >= revealed &&
          sentTo(gateway, limitedPhone).length - before <= Number(limits.OTP_PER_HOUR),
      }
    },
  }
}

/** The messages to owners about a seeker, by what became of their jobs. */
async function countJobs(db: Db, { id, name }: Seeker) {
  const { resources } = apiFor(db)
  for (let round = 0; ; round++) {
    const rows = await db
      .selectFrom('alertLog')
      .innerJoin('notification', 'notification.id', 'alertLog.notificationId')
      .select('alertLog.whatsappStatus as status')
      .where('notification.personId', '=', id)
      .execute()
    const count = (...statuses: string[]) =>
      rows.filter(({ status }) => statuses.includes(status)).length
    const left = count('queued', 'sending')
    // A job of a process that was killed begins again after a minute.
    if (left === 0 || round > 90) {
      const [done, unknown] = [count('sent'), count('unknown')]
      const messages = (await resources.readOutbox()).filter(
        ({ channel, body }) => channel === 'whatsapp' && body.includes(name),
      )
      return { done, unknown, left, twice: Math.max(0, messages.length - done - unknown) }
    }
    await sleep(1_000)
  }
}

/** The newest code that the gateway was given for a number. */
export function codeFor(gateway: Gateway, phone: string) {
  return sentTo(gateway, phone).at(-1) ?? ''
}

/** The codes for a number; messages of a broadcast have none. */
function sentTo(gateway: Gateway, phone: string) {
  return gateway.received.flatMap(({ path }) => {
    const query = new URL(path, 'http://gateway').searchParams
    const code = query.get('code')
    return code && query.get('to') === phone ? [code] : []
  })
}
