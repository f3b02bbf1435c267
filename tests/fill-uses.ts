import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** As if somebody, or an address, had used `count` of each rate limit that they have used already. */
export async function fillUses(db: Db, subject: string, count: number) {
  await sql`
    insert into usage_event (scope, subject, used_at, expires_at)
    select scope, ${subject}, used_at, expires_at
    from (
      select scope, max(used_at) as used_at, max(expires_at) as expires_at, count(*) as uses
      from usage_event where subject = ${subject} group by scope
    ) as used, generate_series(uses + 1, ${count}::int)
  `.execute(db)
}
