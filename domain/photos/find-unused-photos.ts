import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const hoursToUse = 24
/**
 * How long earlier pictures of a listing are kept: staff compare them with those of a listing that
 * is sent in again.
 */
const daysToCompare = 30

/**
 * Keys of uploads that no listing, account or unsaved gallery has used within a day, oldest first.
 * Those of an erased account are due at once: their files may have outlived it.
 */
export function findUnusedPhotos(db: Db, atMost: number): Promise<string[]> {
  return findUnused(db, sql<boolean>`true`, atMost)
}

/**
 * Whether an upload is still unused. It stays so until the transaction ends: a save that uses it
 * holds or waits for the lock on its row.
 */
export async function lockUnusedPhoto(trx: Db, key: string): Promise<boolean> {
  await trx.selectFrom('photo').select('key').where('key', '=', key).forUpdate().execute()
  // A second statement sees what was saved while the first one waited for the lock.
  return (await findUnused(trx, sql<boolean>`photo.key = ${key}`, 1)).length > 0
}

async function findUnused(db: Db, isMeant: RawBuilder<boolean>, atMost: number) {
  const { rows } = await sql<{ key: string }>`
    select key from photo
    where owner_id is not null and ${isMeant}
      and (created_at < now() - make_interval(hours => ${hoursToUse})
        or exists (select from app_user where id = photo.owner_id and erased_at is not null))
      and not exists (select from listing where owner_id = photo.owner_id and key = any (photos))
      and not exists (
        select from unsaved_step
        where owner_id = photo.owner_id and input::jsonb -> 'images' ? concat('/img/', key, '.jpg')
      )
      and not exists (select from app_user where id = photo.owner_id and app_user.photo = key)
      and not exists (
        select from listing_review join listing on listing.id = listing_id
        where owner_id = photo.owner_id and answers -> 'photos' ? key
          and listing_review.created_at > now() - make_interval(days => ${daysToCompare})
      )
    order by created_at
    limit ${atMost}
  `.execute(db)
  return rows.map(({ key }) => key)
}
