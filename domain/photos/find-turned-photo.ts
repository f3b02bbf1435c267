import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import type { Viewer } from '#domain/viewer.ts'

type TurnedPhoto =
  /** The photo exists already. */
  | { key: string }
  /**
   * It has to be made from this photo: turning an original loses less than turning a turned one
   * again.
   */
  | { key: undefined; turnedFrom: string; width: number; height: number; quarterTurns: number }

/** What a photo of the viewer's listings becomes by quarter turns to the left. */
export async function findTurnedPhoto(
  db: Db,
  viewer: Viewer,
  key: string,
  turns: number,
): Promise<TurnedPhoto> {
  const photo = await ownPhotos(db, viewer).where('key', '=', key).executeTakeFirst()
  if (!photo) throw new DomainError('not_found', { message: texts.wizard.photoNotYours })

  const { turnedFrom } = photo
  const upload = turnedFrom
    ? await ownPhotos(db, viewer).where('key', '=', turnedFrom).executeTakeFirst()
    : undefined
  const source = upload ?? photo
  const quarterTurns = ((upload ? photo.quarterTurns : 0) + turns) % 4
  const made = await reusePhoto(db, viewer, source.key, quarterTurns)
  if (made) return made
  return {
    key: undefined,
    turnedFrom: source.key,
    quarterTurns,
    width: source.width,
    height: source.height,
  }
}

/** The viewer's uploads, and the demo drawings that the viewer's own listings show. */
function ownPhotos(db: Db, viewer: Viewer) {
  return db
    .selectFrom('photo')
    .select(['key', 'width', 'height', 'turnedFrom', 'quarterTurns'])
    .where('purpose', '=', 'listing')
    .where(
      sql<boolean>`(owner_id = ${viewer.id} or owner_id is null and exists (
        select from listing where owner_id = ${viewer.id} and photo.key = any (photos)
      ))`,
    )
}

/** Finds the photo and keeps it from being removed as unused for another day. */
async function reusePhoto(db: Db, viewer: Viewer, upload: string, quarterTurns: number) {
  const reused = await db
    .updateTable('photo')
    .set({ createdAt: sql<Date>`now()` })
    .where('ownerId', '=', viewer.id)
    .where((eb) =>
      quarterTurns === 0
        ? eb('key', '=', upload)
        : eb.and([eb('turnedFrom', '=', upload), eb('quarterTurns', '=', quarterTurns)]),
    )
    .returning('key')
    .executeTakeFirst()
  return reused ?? (quarterTurns === 0 ? { key: upload } : undefined)
}
