import { sql } from 'kysely'
import { displayName } from '#contract/format/names.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Who looks at a listing; `isMine` when it is the viewer. */
export type Claim = { isMine: boolean; name: string; since: Date }

type Options = {
  /** Whether the page has just been opened, and is not merely still open. */
  isOpening?: boolean
}

/**
 * Takes or renews the viewer's claim on a listing, unless somebody else holds it. A courtesy
 * between staff, not a lock: whoever decides first wins, and the other one is told.
 */
export function claimListing(
  db: Db,
  viewer: Viewer,
  listingId: string,
  { isOpening = false }: Options = {},
): Promise<Claim> {
  return inTransaction(db, async (trx) => {
    const before = await findClaim(trx, listingId)
    const since = await store(trx, viewer, listingId)
    const isNew = since && before?.staffId !== viewer.id
    if (isNew || (isOpening && !since)) {
      // Audited whether claimed or not: opening a listing for review shows the owner's name and
      // number.
      await recordAudit(trx, {
        actorId: viewer.id,
        action: 'review.open',
        subjectKind: 'listing',
        subjectId: listingId,
      })
    }
    if (since) return { isMine: true, name: viewer.name, since }
    // A colleague who released the claim at this moment can no longer be named.
    const held = await findClaim(trx, listingId)
    return { isMine: false, name: displayName(held?.name ?? ''), since: held?.since ?? new Date() }
  })
}

/** A claim that has not run out. */
function findClaim(trx: Db, listingId: string) {
  return trx
    .selectFrom('reviewClaim')
    .innerJoin('appUser', 'appUser.id', 'reviewClaim.staffId')
    .select(['staffId', 'appUser.name', 'claimedAt as since'])
    .where('listingId', '=', listingId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Since when the viewer holds the claim; undefined when somebody else does. */
async function store(trx: Db, viewer: Viewer, listingId: string): Promise<Date | undefined> {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${reviewLimits.claimMinutes})`
  const isHeld = sql<boolean>`review_claim.expires_at > now()`
  const stored = await trx
    .insertInto('reviewClaim')
    .values({ listingId, staffId: viewer.id, expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('listingId')
        .doUpdateSet({
          staffId: viewer.id,
          claimedAt: sql<Date>`case when ${isHeld} then review_claim.claimed_at else now() end`,
          expiresAt,
        })
        .where(sql<boolean>`review_claim.staff_id = ${viewer.id} or not ${isHeld}`),
    )
    .returning('claimedAt')
    .executeTakeFirst()
  return stored?.claimedAt
}
