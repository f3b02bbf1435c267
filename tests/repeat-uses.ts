import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** As if whatever was counted under the scopes that begin so had been done so many times more. */
export async function repeatUses(db: Db, scope: string, times: number) {
  await sql`
    insert into usage_event (scope, subject, used_at, expires_at)
    select scope, subject, used_at, expires_at
    from usage_event, generate_series(1, ${times})
    where starts_with(scope, ${scope})
  `.execute(db)
}
