import { isId } from '#contract/ids.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Checks that staff may decide about: not those of their own account. */
function waitingFor(db: Db, viewer: Pick<Viewer, 'id'>) {
  return db
    .selectFrom('ownerCheck')
    .innerJoin('appUser as owner', 'owner.id', 'ownerCheck.ownerId')
    .where('ownerCheck.state', '=', 'waiting')
    .where('ownerCheck.ownerId', '<>', viewer.id)
    .where('owner.blockedAt', 'is', null)
}

/** How many wait, and since when the oldest does. */
export async function countWaitingChecks(db: Db, viewer: Pick<Viewer, 'id'>) {
  const { count, oldest } = await waitingFor(db, viewer)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('ownerCheck.createdAt').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldest: oldest as Date | null }
}

/** The named check if it still waits, else the one that has waited longest. */
export async function findWaitingCheck(db: Db, viewer: Pick<Viewer, 'id'>, id: string | null) {
  const found = await waitingFor(db, viewer)
    .leftJoin('ownerPaper as paper', 'paper.checkId', 'ownerCheck.id')
    .select(['ownerCheck.id', 'kind', 'reraNumber', 'looks', 'ownerCheck.createdAt'])
    .select(['ownerCheck.ownerId', 'ownerCheck.listingId', 'paper.type'])
    .select(['owner.name as ownerName', 'owner.phone as ownerPhone'])
    .$if(id !== null && isId(id), (query) =>
      query.orderBy((eb) => eb('ownerCheck.id', '=', id), 'desc'),
    )
    .orderBy('ownerCheck.createdAt')
    .orderBy('ownerCheck.id')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const { listingId, reraNumber, ownerId } = found
  return {
    ...found,
    listing: listingId ? await findPlace(db, listingId) : undefined,
    sameNumber: reraNumber ? await countOthers(db, ownerId, reraNumber) : 0,
  }
}

function findPlace(db: Db, listingId: string) {
  return db.selectFrom('listing').selectAll().where('id', '=', listingId).executeTakeFirstOrThrow()
}

/** Other accounts that gave the same number: one of them may be an impostor. */
async function countOthers(db: Db, ownerId: string, reraNumber: string) {
  const { count } = await db
    .selectFrom('ownerCheck')
    .select(({ fn }) => fn.count<number>('ownerId').distinct().as('count'))
    .where('reraNumber', '=', reraNumber)
    .where('ownerId', '<>', ownerId)
    .where('state', 'in', ['waiting', 'accepted'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
