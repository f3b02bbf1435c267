import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { createUser } from '#tests/factories.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const writers = 2
const readers = 2

type Kind = 'write' | 'read'
type Asked = { kind: Kind; at: number; isOk: boolean }

/** Owners who save drafts and visitors who search, one request after the other, until stopped. */
export async function startLoad(db: Db, origin: string) {
  // The cluster may have been used before.
  const phone = `98${randomInt(10_000_000, 99_999_999)}`
  const owner = await createUser(db, { phone })
  const api = apiFor(db)
  await api.signIn(phone)
  const headers = {
    origin,
    'x-api-key': api.services.env.CLIENT_API_KEY,
    cookie: [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const form = {
    ...wizardHead('residential', 'rent'),
    ...wizardForms('residential', 'rent').resale_details,
  }
  const acknowledged = new Map<string, number>()
  const log: Asked[] = []
  let isStopped = false
  let number = 0

  async function ask(kind: Kind, request: () => Promise<boolean>) {
    const at = Date.now()
    const isOk = await request().catch(() => false)
    log.push({ kind, at, isOk })
    await sleep(isOk ? 20 : 100)
    return isOk
  }

  async function write() {
    const key = randomUUID()
    while (!isStopped) {
      const price = `${++number}`
      const answers = { price, deposit_price: price, description: `Save ${price}` }
      const body = new URLSearchParams({
        ...form,
        ...answers,
        upload_type: 'resale_details',
        draft_key: key,
      })
      const init = { method: 'POST', headers, body }
      const isSaved = await ask('write', async () => {
        const reply = await fetch(`${origin}/api/prop/listing`, {
          ...init,
          signal: AbortSignal.timeout(8_000),
        })
        return ((await reply.json()) as { result_code: number }).result_code === 1
      })
      if (isSaved) acknowledged.set(key, Number(price))
    }
  }

  /** Prices that nobody asked for before, since whole pages are kept for some seconds. */
  async function read() {
    while (!isStopped)
      await ask('read', async () => {
        const url = `${origin}/search?city=delhi&max_price=${10_000 + ++number}`
        const reply = await fetch(url, { signal: AbortSignal.timeout(8_000) })
        await reply.arrayBuffer()
        return reply.ok
      })
  }

  const running = [
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, read),
  ]
  return {
    /** How long nothing of a kind succeeded since a time, from the first failure on, in seconds. */
    outage(kind: Kind, since: number) {
      const asked = log
        .filter((each) => each.kind === kind && each.at >= since)
        .sort((a, b) => a.at - b.at)
      const failed = asked.filter(({ isOk }) => !isOk)
      const first = failed[0]
      const last = failed.at(-1)
      if (!first || !last) return { failed: 0, seconds: 0 }
      const back = asked.find(({ at, isOk }) => isOk && at > last.at)?.at ?? Date.now()
      return { failed: failed.length, seconds: (back - first.at) / 1000 }
    },
    /** Whether both kinds have succeeded, and nothing failed, since a time. */
    isWell(since: number) {
      const asked = log.filter(({ at }) => at >= since)
      const kinds = new Set(asked.map(({ kind }) => kind))
      return kinds.size === 2 && asked.every(({ isOk }) => isOk)
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
      const rows = await db
        .selectFrom('listing')
        .select(['draftKey', 'price', 'deposit'])
        .where('ownerId', '=', owner.id)
        .execute()
      const lost = [...acknowledged].filter(
        ([key, price]) => price > Number(rows.find(({ draftKey }) => draftKey === key)?.price ?? 0),
      )
      return {
        requests: log.length,
        drafts: acknowledged.size,
        lost: lost.length,
        torn: rows.filter(({ price, deposit }) => price !== deposit).length,
      }
    },
  }
}
