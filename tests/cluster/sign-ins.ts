import type { Db } from '#db/connect.ts'
import { clientOf } from '#tests/cluster/client.ts'
import { codeFor, type Gateway } from '#tests/cluster/limited-people.ts'
import type { RequestLog } from '#tests/cluster/request-log.ts'
import { createUser } from '#tests/factories.ts'

const people = 300
const pauseMs = 1_000

type Parts = { log: RequestLog; origin: string; gateway: Gateway; newPhone: () => string }

/** People who sign in one after the other. Whoever was told that they are signed in must stay so. */
export async function beginSessions(db: Db, parts: Parts, signal: AbortSignal) {
  const { log, origin, gateway, newPhone } = parts
  const phones = Array.from({ length: people }, newPhone)
  for (const phone of phones) await createUser(db, { phone })
  const sessions: Map<string, string>[] = []

  async function signIn(phone_no: string) {
    const who = { loginSign: 'login', phone_no }
    const asked = await log.note('write', () => clientOf(origin).post('/api/otp/s', who))
    if (asked.outcome !== 'ok') return
    const form = { ...who, u_otp: codeFor(gateway, phone_no) }
    const browser = clientOf(origin, asked.cookies)
    const { outcome, cookies } = await log.note(
      'write',
      () => browser.post('/api/otp/v', form),
      pauseMs,
    )
    if (outcome === 'ok') sessions.push(cookies)
  }
  async function signInAll() {
    for (const phone of phones) if (!signal.aborted) await signIn(phone)
  }
  return {
    signingIn: signInAll(),
    async count() {
      const answers = await Promise.all(
        sessions.map((cookies) => clientOf(origin, cookies).post('/api/user', {})),
      )
      return { begun: sessions.length, lost: answers.filter((each) => each.status !== 200).length }
    },
  }
}
