import { sql } from 'kysely'
import { type ContactWarning, contactWarnings } from '#contract/options/contact-warnings.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { approvedBefore, lastApproval } from '#domain/review/find-checks.ts'
import { countComplaints } from '#domain/review/signals/complaints-of-users.ts'

const NEW_DAYS = 14
/** At least two users must say so: a single one may be a rival. */
const FEWEST_USERS = 2
/** A price below this share of the one that staff saw is a different offer. */
const LOWERED = 0.8

/** What a seeker should know of this listing before calling its owner, the gravest first. */
export async function findWarnings(db: Db, listing: Listing): Promise<ContactWarning[]> {
  const { users } = await countComplaints(db, listing.id)
  const { signals, approvedAt, isNew } = await findFacts(db, listing)
  const has = (kind: string) => signals?.some((signal) => signal.kind === kind) ?? false
  const isTrue: Record<ContactWarning, boolean> = {
    reported: users >= FEWEST_USERS,
    price: has('low-price'),
    money: has('advance-payment'),
    lowered: approvedAt !== null && isLowered(listing, approvedAt),
    unchecked: approvedAt === null,
    newcomer: isNew,
  }
  return contactWarnings.values.filter((warning) => isTrue[warning])
}

async function findFacts(db: Db, listing: Listing) {
  const since = sql<Date>`now() - make_interval(days => ${NEW_DAYS})`
  const found = await db
    .selectFrom('appUser')
    .leftJoin('listingScore', (join) => join.on('listingScore.listingId', '=', listing.id))
    .select('signals')
    .select(lastApproval(db, listing.id).as('approvedAt'))
    .select(({ eb }) => eb('appUser.createdAt', '>', since).as('isNew'))
    .where('appUser.id', '=', listing.ownerId)
    .executeTakeFirstOrThrow()
  const { signals, isNew } = found
  return { signals, isNew: Boolean(isNew), approvedAt: found.approvedAt ?? approvedBefore(listing) }
}

function isLowered({ price, priceBefore, priceChangedAt }: Listing, approvedAt: Date) {
  if (price === null || priceBefore === null || priceChangedAt === null) return false
  return priceChangedAt > approvedAt && price < priceBefore * LOWERED
}
