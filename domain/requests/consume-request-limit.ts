import * as texts from '#contract/texts.ts'
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
  const ofAddress = { scope: 'request-address', subject: address, limit: 60, seconds: hour }
  const usedUp = await consumeRateLimits(trx, [
    ofAddress,
    { scope: 'request-answer', subject: answerTo.toLowerCase(), limit: 10, seconds: day },
  ])
  if (!usedUp) return
  const { rateLimit, retryAfter } = usedUp
  const isOfAddress = rateLimit === ofAddress
  throw new DomainError('too_many', { message: texts.help.tooMany, retryAfter, isOfAddress })
}
