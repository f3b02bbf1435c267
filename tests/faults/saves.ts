import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

const form = {
  ...wizardHead('residential', 'rent'),
  ...wizardForms('residential', 'rent').resale_details,
  upload_type: 'resale_details',
}

/** The answer to a call, as far as a fault shows in it. */
export type Reply = { status: number; retryAfter: string | null; ms: number }
export type Post = (path: string, form: Record<string, string>) => Promise<Reply>

/** Saves steps of drafts with ever higher numbers, and remembers which were acknowledged. */
export function createSaves(drafts: number) {
  const keys = Array.from({ length: drafts }, () => randomUUID())
  const acknowledged = new Map<string, number>()
  let next = 1

  return {
    get count() {
      return next - 1
    },
    /** One save of the next draft. A draft must not be saved by two at once. */
    async save(post: Post) {
      const number = next++
      const key = keys[number % keys.length]!
      const reply = await post('/api/prop/listing', { ...form, ...saying(number), draft_key: key })
      if (reply.status === 200) acknowledged.set(key, number)
      return reply
    },
    compare: (db: Db) => compareSaves(db, keys, acknowledged),
  }
}

/** Several columns say the same, so that a torn save would show. */
export function saying(number: number) {
  return { price: `${number}`, deposit_price: `${number}`, description: `Save ${number}` }
}

/** How many drafts are older than what was acknowledged, say two things at once, or stand there twice. */
export async function compareSaves(db: Db, keys: string[], acknowledged: Map<string, number>) {
  const listings = await db
    .selectFrom('listing')
    .select(['draftKey', 'price', 'deposit', 'description'])
    .where('draftKey', 'in', keys)
    .execute()
  const isTorn = (listing: (typeof listings)[number]) =>
    listing.price !== listing.deposit || listing.description !== `Save ${listing.price}`
  const isLost = (key: string) => {
    const stored = listings.find(({ draftKey }) => draftKey === key)
    return (acknowledged.get(key) ?? 0) > Number(stored?.price ?? 0)
  }
  return {
    lost: keys.filter(isLost).length,
    torn: listings.filter(isTorn).length,
    duplicates: listings.length - new Set(listings.map(({ draftKey }) => draftKey)).size,
  }
}
