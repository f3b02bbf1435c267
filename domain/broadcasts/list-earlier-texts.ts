import { sql } from 'kysely'
import { senderLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'

/** What staff have sent before, each text once whatever channels it went by, newest first. */
export async function listEarlierMessages(db: Db) {
  const { rows } = await sql<{ id: string; body: string }>`
    select id, body from (
      select distinct on (body) id, body, created_at from broadcast_template
      order by body, created_at desc
    ) newest
    order by created_at desc, id desc limit ${senderLimits.earlierMessages}
  `.execute(db)
  return rows
}
