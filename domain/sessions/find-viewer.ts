import { sql } from 'kysely'
import { sessionLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { unreadShown } from '#domain/notifications/count-unread.ts'
import type { SessionSettings } from '#domain/sessions/session-settings.ts'
import { tokenHash } from '#domain/sessions/token-hash.ts'
import type { Viewer, ViewerDetails } from '#domain/viewer.ts'

/** last_used_at is updated at most this often, so that reading pages does not always write. */
const minutesBetweenNotes = 5
const longest = sql`make_interval(days => ${sql.lit(sessionLimits.longestDays)})`

type Seen = { viewer: Viewer; details: ViewerDetails; isExtended: boolean }

/**
 * Finds the viewer of a valid session. Sessions are sliding up to an absolute end; a staff session
 * expires when idle. On a standby, which cannot be written to, a session is found but not extended.
 */
export async function findViewer(
  db: Db,
  settings: SessionSettings,
  token: string,
  address: string,
): Promise<Seen | undefined> {
  const { rows } = await sql<Viewer & ViewerDetails & { isDue: boolean }>`
    select u.id, u.role, u.name, u.phone, u.email, u.photo, s.id as session_id,
      (${unreadShown(sql.ref('u.id'))}) as unread,
      exists (select from listing l where l.owner_id = u.id) as owns,
      (exists (select from saved_listing saved where saved.user_id = u.id)
        or exists (select from lead where lead.seeker_id = u.id)) as seeks,
      s.last_used_at < now() - make_interval(mins => ${sql.lit(minutesBetweenNotes)})
        and not pg_is_in_recovery() as is_due
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${tokenHash(token)} and s.expires_at > now()
      and s.created_at > now() - ${longest}
      and (u.role = 'member'
        or s.last_used_at > now() - make_interval(hours => ${settings.staffIdleHours}))
  `.execute(db)
  const [found] = rows
  if (!found) return undefined

  const { isDue, phone, email, photo, unread, owns, seeks, ...viewer } = found
  if (isDue) await noteUse(db, settings, viewer.sessionId, address)
  return { viewer, details: { phone, email, photo, unread, owns, seeks }, isExtended: isDue }
}

async function noteUse(db: Db, settings: SessionSettings, id: string, address: string) {
  await sql`
    with noted as (
      update session
      set address = ${address}, last_used_at = now(),
        expires_at = least(now() + make_interval(days => ${settings.days}), created_at + ${longest})
      where id = ${id} returning user_id
    )
    insert into user_seen (user_id) select user_id from noted
    on conflict (user_id) do update set seen_at = excluded.seen_at
  `.execute(db)
}
