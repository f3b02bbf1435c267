import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'

/** A price that was shown, and the one that is shown instead. */
export type PriceChange = { before: number; after: number }

/**
 * Records the price of a listing that becomes public again, if it differs from the price it was
 * last shown with. A draft's price is no change until it is shown. A listing that is now let
 * instead of sold, or the other way round, has no earlier price.
 */
export async function recordShownPrice(
  trx: Db,
  { id, deal, price }: Listing,
): Promise<PriceChange | undefined> {
  const [last] = await findLastPrices(trx, id, 1)
  if (price === null || !last || (last.price === price && last.deal === deal)) return undefined

  const { shownSince } = await trx
    .insertInto('listingPrice')
    .values({ listingId: id, deal, price })
    .returning('shownSince')
    .executeTakeFirstOrThrow()
  const before = last.deal === deal ? last.price : null
  await trx
    .updateTable('listing')
    .set({ priceBefore: before, priceChangedAt: before === null ? null : shownSince })
    .where('id', '=', id)
    .execute()
  return before === null ? undefined : { before, after: price }
}

/** Records the first price of a shown listing when it leaves, to compare the next one with. */
export async function recordFirstPrice(trx: Db, { id, deal, price, activeAt }: Listing) {
  if (price === null || activeAt === null) return
  const kept = await findLastPrices(trx, id, 1)
  if (kept.length > 0) return
  await trx
    .insertInto('listingPrice')
    .values({ listingId: id, deal, price, shownSince: activeAt })
    .execute()
}

/** Removes the price of an approval that is undone: it has not been shown. */
export async function withdrawShownPrice(trx: Db, { id, activeAt }: Listing) {
  if (!activeAt) return
  await trx
    .deleteFrom('listingPrice')
    .where('listingId', '=', id)
    .where('shownSince', '>=', activeAt)
    .execute()
  const [last, earlier] = await findLastPrices(trx, id, 2)
  const isChange = last && earlier && last.deal === earlier.deal
  await trx
    .updateTable('listing')
    .set({
      priceBefore: isChange ? earlier.price : null,
      priceChangedAt: isChange ? last.shownSince : null,
    })
    .where('id', '=', id)
    .execute()
}

function findLastPrices(trx: Db, listingId: string, count: number) {
  return trx
    .selectFrom('listingPrice')
    .select(['deal', 'price', 'shownSince'])
    .where('listingId', '=', listingId)
    .orderBy('shownSince', 'desc')
    .limit(count)
    .execute()
}
