import * as messages from '#contract/messages.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'

const hour = 3_600
const day = 24 * hour

/** The subjects of the rate limits: the client address, and the phone or e-mail to answer to. */
type Asker = { address: string; answerTo: string }

/**
 * Rate limits for requests to our team. They are generous, since many phones of one provider share
 * an address and people ask again when they are impatient.
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
