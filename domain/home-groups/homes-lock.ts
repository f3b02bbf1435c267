import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Advisory lock per city, since two listings of one home may be grouped at the same time. */
export function lockHomesOf(trx: Db, city: string) {
  return sql`select pg_advisory_xact_lock(hashtext('home groups'), hashtext(${city}))`.execute(trx)
}
