import { sql } from 'kysely'
import { savedSearchLimits } from '#contract/limits.ts'
import { listingKind, listingPlace, type TitledListing } from '#contract/listing/listing-title.ts'
import type { Deal } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'

/** A home that is new to a saved search, and what it cost before its price fell. */
export type NewHome = {
  spn: string
  name: string
  place: string
  price: number
  priceWas: number | null
  deal: Deal
  photo: string | null
}

type Row = Omit<NewHome, 'name' | 'place'> & TitledListing & { savedSearchId: string }

/** The newest homes that each of somebody's saved searches has found since they last looked. */
export async function listNewHomes(
  db: Db,
  userId: string,
  { perSearch = savedSearchLimits.named }: { perSearch?: number } = {},
): Promise<Map<string, NewHome[]>> {
  const { rows } = await sql<Row>`
    select s.id as saved_search_id, fresh.* from saved_search s cross join lateral (
      select spn, price, price_was, deal, photos[1] as photo, category, property_type, bhk,
        bedrooms, built_up_area, area_unit, locality, city
      from saved_search_match m
      join listing on listing.id = m.listing_id and listing.status = 'active'
      where m.saved_search_id = s.id and m.created_at > s.seen_at
      order by m.created_at desc, m.listing_id desc
      limit ${perSearch}
    ) as fresh
    where s.user_id = ${userId} and s.removed_at is null
  `.execute(db)
  const bySearch = Map.groupBy(rows, ({ savedSearchId }) => savedSearchId)
  return new Map([...bySearch].map(([id, found]) => [id, found.map(toNewHome)]))
}

function toNewHome({ spn, price, priceWas, deal, photo, ...listing }: Row): NewHome {
  const [name, place] = [listingKind(listing), listingPlace(listing)]
  return { spn, price, priceWas, deal, photo, name, place }
}
