import { daysBefore } from '#contract/format/dates.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

const shown = [
  'id',
  'listingId',
  'kind',
  'reraNumber',
  'state',
  'reason',
  'looks',
  'lookedAt',
  'decidedAt',
  'endsAt',
  'paperDeletedAt',
  'createdAt',
] as const

export type OwnCheck = NonNullable<Awaited<ReturnType<typeof findLatest>>>

/**
 * The viewer's checks of a home, or of the account where no home is named: the one that is valid
 * now, and the latest one, which may wait or have been refused.
 */
export async function findOwnChecks(db: Db, viewer: Viewer, listingId: string | null) {
  const latest = await findLatest(db, viewer, listingId)
  if (!latest || latest.state === 'accepted') return { latest, accepted: latest }
  return { latest, accepted: await findLatest(db, viewer, listingId, 'accepted') }
}

function findLatest(db: Db, viewer: Viewer, listingId: string | null, state?: 'accepted') {
  return db
    .selectFrom('ownerCheck')
    .select(shown)
    .where('ownerId', '=', viewer.id)
    .where('listingId', listingId ? '=' : 'is', listingId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** For how long an owner is shown that a paper was refused, unless another was shown since. */
const REFUSED_DAYS = 14

/** The viewer's homes on offer whose last paper was refused lately. */
export function listRefusedPapers(db: Db, viewer: Pick<Viewer, 'id'>, now = new Date()) {
  const since = daysBefore(now, REFUSED_DAYS)
  return db
    .selectFrom('ownerCheck as check')
    .innerJoin('listing', 'listing.id', 'check.listingId')
    .selectAll('listing')
    .select(['check.id as checkId', 'check.kind', 'check.reason'])
    .where('check.ownerId', '=', viewer.id)
    .where('check.state', '=', 'refused')
    .where('check.decidedAt', '>', since)
    .where('listing.status', 'in', ['active', 'under_review'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ownerCheck as later')
            .select('later.id')
            .whereRef('later.listingId', '=', 'check.listingId')
            .whereRef('later.id', '>', 'check.id'),
        ),
      ),
    )
    .orderBy('check.id', 'desc')
    .execute()
}

/** The state of the latest check of each of the viewer's listings that has one. */
export async function listLatestStates(db: Db, listingIds: readonly string[]) {
  if (listingIds.length === 0) return new Map<string, OwnCheck['state']>()
  const rows = await db
    .selectFrom('ownerCheck')
    .distinctOn('listingId')
    .select(['listingId', 'state'])
    .where('listingId', 'in', [...listingIds])
    .orderBy('listingId')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ listingId, state }) => [listingId!, state]))
}
