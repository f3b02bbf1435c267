import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

type Position = { lat: number; lng: number }

/** Stores the viewer's last reported position only, rounded to about a kilometre. */
export async function recordLocation(db: Db, viewer: Viewer, { lat, lng }: Position) {
  await db
    .updateTable('appUser')
    .set({ lat: roughly(lat), lng: roughly(lng), locatedAt: sql<Date>`now()` })
    .where('id', '=', viewer.id)
    .execute()
}

export async function eraseLocation(db: Db, viewer: Viewer) {
  await db
    .updateTable('appUser')
    .set({ lat: null, lng: null, locatedAt: null })
    .where('id', '=', viewer.id)
    .execute()
}

function roughly(degrees: number) {
  return Math.round(degrees * 100) / 100
}
