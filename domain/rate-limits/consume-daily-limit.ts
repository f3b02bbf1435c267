import { indiaDay, untilTomorrow } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type Daily = {
  scope: string
  limit: number
  /** What the person is told when the limit is used up. */
  message: string
  /** A second limit, shared by everybody at the client's address. */
  perAddress?: { scope?: string; address: string; limit: number; message: string }
  now?: Date | undefined
}

/**
 * Rate limit per person and day in India. It counts for the phone number, which stays the same when
 * somebody erases the account and signs up again.
 */
export async function consumeDailyLimit(
  trx: Db,
  viewer: Pick<Viewer, 'id'>,
  { scope, limit, message, perAddress, now = new Date() }: Daily,
) {
  const { phone } = await trx
    .selectFrom('appUser')
    .select('phone')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const today = indiaDay(now)
  const ofPerson = daily(`${scope} ${today}`, phone ?? viewer.id, limit)
  const ofAddress =
    perAddress &&
    daily(`${perAddress.scope ?? scope}-address ${today}`, perAddress.address, perAddress.limit)

  const exceeded = await consumeRateLimits(trx, ofAddress ? [ofPerson, ofAddress] : [ofPerson])
  if (!exceeded) return
  const isOfAddress = perAddress && exceeded.rateLimit === ofAddress
  throw new DomainError('too_many', {
    message: isOfAddress ? perAddress.message : message,
    retryAfter: untilTomorrow(now),
  })
}

function daily(scope: string, subject: string, limit: number) {
  return { scope, subject, limit, seconds: 86_400 }
}
