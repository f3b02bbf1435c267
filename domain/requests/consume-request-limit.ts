import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'

const hour = 3_600
const day = 24 * hour

/** Whom a request counts for: where it came from, and whom it asks us to answer. */
type Asker = { address: string; answerTo: string }

/**
 * Counts a request to our team. The limits stop machines, not people: many phones of one
 * provider share an address, and somebody impatient may ask again.
 */
export async function consumeRequestLimit(trx: Db, { address, answerTo }: Asker) {
  const usedUp = await consumeRateLimits(trx, [
    { scope: 'request-address', subject: address, limit: 60, seconds: hour },
    { scope: 'request-answer', subject: answerTo.toLowerCase(), limit: 10, seconds: day },
  ])
  if (!usedUp) return
  const { retryAfter } = usedUp
  throw new DomainError('too_many', { message: messages.help.tooMany, retryAfter })
}
