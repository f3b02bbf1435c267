import { isShown } from '#contract/listing/shown-listings.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { DomainError } from '#domain/errors.ts'
import { listingKeyOf } from '#domain/listings/find-listing.ts'
import type { Actor } from '#domain/listings/listing-transitions.ts'
import { lockAccount } from '#domain/users/lock-account.ts'

/** A listing that the actor may change, locked so that changes to it happen one after the other. */
export async function lockListing(trx: Db, actor: Actor, ref: string) {
  const key = listingKeyOf(ref)
  const found =
    key &&
    (await trx
      .selectFrom('listing')
      .select(['id', 'ownerId', 'revises'])
      .where(key.column, '=', key.value)
      .executeTakeFirst())
  if (!found) throw new DomainError('not_found')
  const { listing, isOwnerLive } = await lockWithOwner(trx, found)
  if (actor.kind === 'site') return listing
  const isOwn = actor.id === listing.ownerId
  // Other people's listings that are not shown are refused like missing ones.
  if (actor.kind === 'owner' && !isOwn) {
    throw new DomainError(isShown(listing.status) ? 'forbidden' : 'not_found')
  }
  // The account was erased or blocked after this request began.
  if (isOwn && !isOwnerLive) throw new DomainError('signed_out')
  return listing
}

type Lockable = Pick<Listing, 'id' | 'ownerId' | 'revises'>

/**
 * The account is locked before the listing, as erasing it does, and the listing before its revision:
 * otherwise the two could deadlock.
 */
export async function lockWithOwner(trx: Db, { id, ownerId, revises }: Lockable) {
  const isOwnerLive = await lockAccount(trx, ownerId)
  if (revises) await lockRow(trx, revises)
  return { listing: await lockRow(trx, id), isOwnerLive }
}

function lockRow(trx: Db, id: string): Promise<Listing> {
  return trx
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
