import { sql } from 'kysely'
import { listingPageTitle } from '#contract/listing/listing-title.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import type { AlertChannel } from '#contract/options/alert-choices.ts'
import type { Db } from '#db/connect.ts'
import type { ToldSearch } from '#domain/notifications/notification.ts'
import { resultsHref, searchOf } from '#domain/saved-searches/search-address.ts'

/**
 * What a message about a saved search shows and leads to; undefined when its user has paused or
 * removed it since the message was queued, or is told of it by other channels only.
 */
export async function findAlertedHomes(
  db: Db,
  { searchId, address, listingIds }: ToldSearch,
  channel: AlertChannel,
) {
  const search = searchOf(address)
  const wanted = await db
    .selectFrom('savedSearch')
    .select('id')
    .where('id', '=', searchId)
    .where('pausedAt', 'is', null)
    .where('removedAt', 'is', null)
    .where(sql<boolean>`${channel} = any(channels)`)
    .executeTakeFirst()
  if (!search || !wanted) return undefined
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'spn', 'price', 'category', 'propertyType', 'bhk', 'bedrooms', 'builtUpArea'])
    .select(['areaUnit', 'locality', 'city'])
    .where('id', 'in', listingIds)
    .where('status', '=', 'active')
    .execute()
  const homes = listings
    .toSorted((a, b) => listingIds.indexOf(a.id) - listingIds.indexOf(b.id))
    .map(({ spn, price, ...listing }) => ({
      title: listingPageTitle(listing),
      price: price ?? 0,
      path: listingPath(spn),
    }))
  return { homes, resultsPath: resultsHref(search), deal: search.deal }
}
