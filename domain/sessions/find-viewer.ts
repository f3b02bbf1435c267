import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { SessionSettings } from '#domain/sessions/session-settings.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Use is written down at most this often, so that reading pages does not write all the time. */
const minutesBetweenNotes = 5

type Seen = { viewer: Viewer; isExtended: boolean }

/** Who holds this session, while it lasts. Use extends it; a staff session ends when it lies idle. */
export async function findViewer(
  db: Db,
  settings: SessionSettings,
  token: string,
  address: string,
): Promise<Seen | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .select(['appUser.id', 'appUser.role', 'appUser.name', 'session.id as sessionId'])
    .select(
      sql<boolean>`session.last_used_at < now() - make_interval(mins => ${minutesBetweenNotes})`.as(
        'isDue',
      ),
    )
    .where('session.tokenHash', '=', tokenHash(token))
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb('appUser.role', '<>', 'staff'),
        eb(
          'session.lastUsedAt',
          '>',
          sql<Date>`now() - make_interval(hours => ${settings.staffIdleHours})`,
        ),
      ]),
    )
    .executeTakeFirst()
  if (!found) return undefined

  const { isDue, ...viewer } = found
  if (isDue) await noteUse(db, settings, viewer.sessionId, address)
  return { viewer, isExtended: isDue }
}

async function noteUse(db: Db, settings: SessionSettings, id: string, address: string) {
  await db
    .updateTable('session')
    .set({
      address,
      lastUsedAt: sql<Date>`now()`,
      expiresAt: sql<Date>`now() + make_interval(days => ${settings.days})`,
    })
    .where('id', '=', id)
    .execute()
}
