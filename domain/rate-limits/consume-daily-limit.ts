import { indiaDay, untilTomorrow } from '#contract/dates.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { consumeRateLimits } from '#domain/rate-limits/consume-rate-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type Daily = {
  /** What is counted. */
  scope: string
  limit: number
  /** What a person is told when he has used it up. */
  message: string
  now?: Date | undefined
}

/**
 * Uses one of so many that a person has for the day in India, or refuses. It counts for his number,
 * which stays the same when he erases his account and signs up anew.
 */
export async function consumeDailyLimit(
  trx: Db,
  viewer: Viewer,
  { scope, limit, message, now = new Date() }: Daily,
) {
  const { phone } = await trx
    .selectFrom('appUser')
    .select('phone')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const usedUp = await consumeRateLimits(trx, [
    {
      scope: `${scope} ${indiaDay(now)}`,
      subject: phone ?? viewer.id,
      limit,
      seconds: 86_400,
    },
  ])
  if (usedUp) throw new DomainError('too_many', { message, retryAfter: untilTomorrow(now) })
}
