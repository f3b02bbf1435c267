import { sql } from 'kysely'
import { isDrawn } from '#contract/listing/pictures.ts'
import type { ListingStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import type { PhotoMatch, Signal } from '#domain/review/signals/signal.ts'

/** In how many of 64 bits two pictures may differ to be called similar; what the index finds. */
const MAX_DISTANCE = 7
/** A plain picture has hardly any bits set and resembles every other plain one. */
const FEWEST_BITS = 4
const MAX_MATCHES = 40
const SHOWN_PER_PHOTO = 3

type Row = {
  photo: string
  distance: number
  /** Whether somebody else uploaded it before ours. */
  isBorrowed: boolean
  spn: string
  status: ListingStatus
  ownerId: string
  other: string
}

/** Pictures of this listing that other listings show too, found by their perceptual hashes. */
export async function similarPhotos(db: Db, listing: Listing): Promise<Signal[]> {
  // The drawings of the demo data are used over and over.
  const photos = listing.photos.filter((photo) => !isDrawn(photo))
  if (photos.length === 0) return []
  const rows = await findMatches(db, { ...listing, photos })
  return photos.flatMap((photo) => {
    const found = rows.filter((row) => row.photo === photo)
    if (found.length === 0) return []
    const borrowed = found.filter(({ isBorrowed }) => isBorrowed)
    const isSame = found.some(({ distance }) => distance === 0)
    return {
      kind: borrowed.length > 0 ? ('borrowed-photos' as const) : ('similar-photos' as const),
      isStrong: borrowed.some(({ distance }) => distance === 0),
      field: 'photos' as const,
      photo,
      text: isSame ? texts.review.samePhoto : texts.review.similarPhoto,
      matches: found.slice(0, SHOWN_PER_PHOTO).map((row) => toMatch(row, listing)),
    }
  })
}

async function findMatches(db: Db, { id, ownerId, revises, photos }: Listing): Promise<Row[]> {
  // One row per picture and listing; the planner looks each picture's bands up in the GIN index.
  const { rows } = await sql<Row>`
    with found as (
      select mine.key as photo, other.key as other, 0 as distance, false as is_older
      from photo as mine join photo as other on other.key = mine.key
      where mine.key = any(${photos}::text[])
      union
      select mine.key, other.key, bit_count(mine.perceptual_hash # other.perceptual_hash)::integer,
        other.created_at < mine.created_at
      from photo as mine join photo as other
        on photo_bands(other.perceptual_hash) && photo_bands_near(mine.perceptual_hash)
        and other.perceptual_hash is not null
      where mine.key = any(${photos}::text[])
        and bit_count(mine.perceptual_hash) >= ${FEWEST_BITS}
        and bit_count(mine.perceptual_hash # other.perceptual_hash) <= ${MAX_DISTANCE}
    )
    select * from (
      select distinct on (found.photo, listing.id)
        found.photo, other, distance, spn, status, owner_id,
        is_older and owner_id <> ${ownerId} as is_borrowed
      from found join listing on listing.photos @> array[other]
      -- A listing and the changes to it are one home.
      where listing.id <> ${id} and listing.id is distinct from ${revises}
        and listing.revises is distinct from ${id}
      order by found.photo, listing.id, distance
    ) as matched
    order by distance, status <> 'active', spn
    limit ${MAX_MATCHES}
  `.execute(db)
  return rows
}

function toMatch({ spn, status, ownerId, other }: Row, listing: Listing): PhotoMatch {
  return { spn, status, isSameOwner: ownerId === listing.ownerId, photo: other }
}
