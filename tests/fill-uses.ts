import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** By whom something was used; of which rate limits, by the beginning of their names. */
type Used = { subject?: string; scope?: string }

/** As if each of these rate limits that was used at all had been used `count` times. */
export async function fillUses(db: Db, { subject, scope = '' }: Used, count: number) {
  const isMeant = sql`starts_with(scope, ${scope}) and subject = coalesce(${subject}, subject)`
  await sql`
    insert into usage_event (scope, subject, used_at, expires_at)
    select scope, subject, used_at, expires_at
    from (
      select scope, subject, max(used_at) as used_at, max(expires_at) as expires_at, count(*) as uses
      from usage_event where ${isMeant} group by scope, subject
    ) as used, generate_series(uses + 1, ${count}::int)
  `.execute(db)
}
