import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { LogPosition } from '#db/own-writes.ts'

/** How far a server is in the write-ahead log, and whether it follows another one. */
export async function readLogPosition(db: Db) {
  const { rows } = await sql<{ isStandby: boolean; lsn: string }>`
    select
      pg_is_in_recovery() as is_standby,
      case
        when pg_is_in_recovery() then pg_last_wal_replay_lsn()
        else pg_current_wal_insert_lsn()
      end::text as lsn
  `.execute(db)
  const { isStandby, lsn } = rows[0]!
  return { isStandby, position: parsePosition(lsn) }
}

/** PostgreSQL writes the two halves of a position in hexadecimal, as in 16/B374D848. */
function parsePosition(lsn: string): LogPosition {
  const [high, low] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
