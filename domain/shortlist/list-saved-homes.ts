import { sql } from 'kysely'
import { indiaDay } from '#contract/format/dates.ts'
import { isShown, shownStatuses } from '#contract/listing/shown-listings.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import { openStatuses } from '#domain/visits/visit-moves.ts'

export type SavedHome = Awaited<ReturnType<typeof listSavedHomes>>[number]

/**
 * The homes on the viewer's list, last saved first, each with the viewer's note and open visit. Of
 * a home that was taken down since, only what it was and what it cost when it was saved.
 */
export async function listSavedHomes(db: Db, viewer: Pick<Viewer, 'id'>, now = new Date()) {
  const rows = await selectSaved(db, viewer, now).execute()
  return rows.map(({ status, photos, price, ...home }) => {
    const isHidden = !isShown(status)
    return {
      ...home,
      isHidden,
      isSold: status === 'sold_out',
      photo: (isHidden ? undefined : photos[0]) ?? null,
      price: isHidden ? home.savedPrice : price,
    }
  })
}

/** When a listing was last marked as sold or taken down; null of one that can be had. */
const goneAt = sql<Date | null>`
  case when listing.status <> 'active' then (
    select max(entry.created_at)
    from audit_entry as entry
    where entry.subject_kind = 'listing' and entry.subject_id = listing.id::text
      and entry.before_state in (${sql.join(shownStatuses)})
      and entry.after_state not in ('active', entry.before_state)
  ) end`

function selectSaved(db: Db, viewer: Pick<Viewer, 'id'>, now: Date) {
  return (
    db
      .selectFrom('savedListing as saved')
      .innerJoin('listing', 'listing.id', 'saved.listingId')
      .leftJoin('seekerNote as note', (join) =>
        join
          .onRef('note.userId', '=', 'saved.userId')
          .onRef('note.listingId', '=', 'saved.listingId')
          .on('note.about', '=', 'home'),
      )
      .leftJoin('visit', (join) =>
        join
          .onRef('visit.seekerId', '=', 'saved.userId')
          .onRef('visit.listingId', '=', 'saved.listingId')
          .on('visit.status', 'in', openStatuses)
          .on(sql<boolean>`visit.day >= ${indiaDay(now)}`),
      )
      .select(['saved.createdAt as savedAt', 'saved.price as savedPrice', 'note.body as note'])
      .select(['visit.day as visitDay', 'visit.status as visitStatus'])
      .select(['visit.time as visitTime', 'visit.clock as visitClock'])
      .select(['listing.lat', 'listing.lng'])
      .select(['listing.spn', 'listing.status', 'listing.category', 'listing.deal'])
      .select(['listing.propertyType', 'listing.bhk', 'listing.bedrooms', 'listing.builtUpArea'])
      .select(['listing.areaUnit', 'listing.locality', 'listing.city', 'listing.photos'])
      .select(['listing.price', 'listing.priceChangedAt'])
      .select(goneAt.as('goneAt'))
      .where('saved.userId', '=', viewer.id)
      // A listing that was never public is left out.
      .where('listing.activeAt', 'is not', null)
      .orderBy('saved.createdAt', 'desc')
      .orderBy('listing.id', 'desc')
  )
}
