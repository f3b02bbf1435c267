import { conversationLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { addLine, type NewLine } from '#domain/conversations/add-line.ts'
import { DomainError } from '#domain/errors.ts'
import { requireOpenListing } from '#domain/leads/require-open-listing.ts'
import { consumeDailyLimit } from '#domain/rate-limits/consume-daily-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type Asking = NewLine & {
  /** The client's address, for the rate limit that several accounts of one person share. */
  address: string
  now?: Date
}

/**
 * Asks the owner of an active listing something, without either number being shown. A seeker has
 * one conversation about a home: who asks again goes on with it. Answers its id.
 */
export function askOwner(
  db: Db,
  viewer: Viewer,
  ref: string,
  { address, now = new Date(), ...line }: Asking,
) {
  return inTransaction(db, async (trx) => {
    const listing = await requireOpenListing(trx, viewer, ref)
    if (listing.ownerId === viewer.id) {
      throw new DomainError('forbidden', { message: texts.conversations.isYours })
    }
    const conversation = await findOrBegin(trx, viewer, listing, { address, now })
    await addLine(trx, viewer, conversation, line, now)
    return conversation.id
  })
}

type Asked = { id: string; ownerId: string }
type Limits = { address: string; now: Date }

async function findOrBegin(
  trx: Db,
  viewer: Viewer,
  { id: listingId, ownerId }: Asked,
  { address, now }: Limits,
) {
  const own = () =>
    trx
      .selectFrom('conversation')
      .select(['id', 'listingId', 'ownerId', 'seekerId'])
      .where('listingId', '=', listingId)
      .where('seekerId', '=', viewer.id)
      .forUpdate()
  const found = await own().executeTakeFirst()
  if (found) return found
  await countBegun(trx, viewer, address, now)
  // The same question may be sent twice at once.
  await trx
    .insertInto('conversation')
    .values({ listingId, ownerId, seekerId: viewer.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return own().executeTakeFirstOrThrow()
}

function countBegun(trx: Db, viewer: Viewer, address: string, now: Date) {
  const { begunPerDay: limit, begunPerDayAndAddress } = conversationLimits
  return consumeDailyLimit(trx, viewer, {
    scope: 'conversation',
    limit,
    message: texts.conversations.askLimit(limit),
    perAddress: {
      address,
      limit: begunPerDayAndAddress,
      message: texts.conversations.askLimitHere,
    },
    now,
  })
}
