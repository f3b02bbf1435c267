import { sql } from 'kysely'
import { type ReportWithWaiting, waitingStatus } from '#contract/options/reports.ts'
import type { Db } from '#db/connect.ts'

/** Counting stops here: a larger backlog need not be exact. */
const most = 100

/** How many rows of each report wait for staff; indexes by status serve the counts. */
export async function countWaitingRows(db: Db): Promise<Record<ReportWithWaiting, number>> {
  const { call_req, mail_req, property_unverfiy } = waitingStatus
  const { rows } = await sql<{ calls: number; mails: number; listings: number }>`
    select
      (select count(*) from (
        select from call_request where status = ${call_req} limit ${sql.lit(most)}
      ) as waiting) as calls,
      (select count(*) from (
        select from mail_request where status = ${mail_req} limit ${sql.lit(most)}
      ) as waiting) as mails,
      (select count(*) from (
        select from listing where status = ${property_unverfiy} and revises is null
        limit ${sql.lit(most)}
      ) as waiting) as listings
  `.execute(db)
  const [first] = rows
  return {
    call_req: first?.calls ?? 0,
    mail_req: first?.mails ?? 0,
    property_unverfiy: first?.listings ?? 0,
  }
}
