import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * Marks as unknown what a process claimed and never finished because it died: it may or may not
 * have been sent, so it is not sent again.
 */
export async function expireClaims(db: Db, leaseSeconds: number) {
  await sql`
    update broadcast_recipient set status = 'unknown', reason = 'interrupted'
    where status = 'sending'
      and updated_at < clock_timestamp() - make_interval(secs => ${leaseSeconds})
  `.execute(db)
}
