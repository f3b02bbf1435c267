import { sql } from 'kysely'
import { visitLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { VisitTime } from '#contract/options.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { recordLead } from '#domain/leads/record-lead.ts'
import { requireOpenListing } from '#domain/leads/require-open-listing.ts'
import { notify } from '#domain/notifications/notify.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type Wish = { day?: string | undefined; time?: VisitTime | undefined }

/**
 * Asks the owner for a visit. One open request per person and listing; a new wish changes it. Each
 * of them is a notice for the owner, so a day has only so many.
 */
export function scheduleVisit(db: Db, viewer: Viewer, name: string, wish: Wish) {
  return inTransaction(db, async (trx) => {
    const listing = await requireOpenListing(trx, viewer, name)
    if (listing.ownerId === viewer.id) {
      throw new DomainError('forbidden', { message: messages.listing.ownListing })
    }

    const kept = await keepWish(trx, viewer, listing.id, wish)
    await recordLead(trx, viewer, listing, 'visit')
    if (!kept) return
    await countWish(trx, viewer, listing.id, kept)
    await notify(trx, listing.ownerId, {
      kind: kept.isNew ? 'visit-requested' : 'visit-changed',
      listingId: listing.id,
      personId: viewer.id,
      ...wish,
    })
  })
}

/** Nothing when the same was wished for before, or no other time is named now. */
function keepWish(trx: Db, viewer: Viewer, listingId: string, { day, time }: Wish) {
  const wish = { preferredDay: day ?? null, preferredTime: time ?? ('' as const) }
  return trx
    .insertInto('visit')
    .values({ listingId, seekerId: viewer.id, ...wish })
    .onConflict((conflict) =>
      conflict
        .columns(['listingId', 'seekerId'])
        .where('status', '=', 'requested')
        .doUpdateSet(wish)
        .where(({ and, or, val, eb }) =>
          and([
            val(Boolean(day || time)),
            or([
              eb('visit.preferredDay', 'is distinct from', wish.preferredDay),
              eb('visit.preferredTime', 'is distinct from', wish.preferredTime),
            ]),
          ]),
        ),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst()
}

function countWish(trx: Db, viewer: Viewer, listingId: string, { isNew }: { isNew: boolean }) {
  const { listingsPerDay, changesPerDay } = visitLimits
  const { visitLimit, visitChangeLimit } = messages.listing
  return consumeDailyLimit(
    trx,
    viewer,
    isNew
      ? { scope: 'visit', limit: listingsPerDay, message: visitLimit(listingsPerDay) }
      : {
          scope: `visit-change ${listingId}`,
          limit: changesPerDay,
          message: visitChangeLimit(changesPerDay),
        },
  )
}
