import { sql } from 'kysely'
import type { MessageChannel } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'

/**
 * Reserves room for `count` messages in the rate of a channel and answers how many seconds to wait
 * before they may go out. Kept in PostgreSQL, so that all processes share one rate.
 */
export async function reserveRate(
  db: Db,
  channel: MessageChannel,
  { count, perSecond }: { count: number; perSecond: number },
): Promise<number> {
  const seconds = count / perSecond
  const { rows } = await sql<{ wait: number }>`
    insert into broadcast_rate as rate (channel, next_at)
    values (${channel}, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (channel) do update
    set next_at = greatest(rate.next_at, clock_timestamp()) + make_interval(secs => ${seconds})
    returning extract(epoch from next_at - clock_timestamp())::float8 - ${seconds}::float8 as wait
  `.execute(db)
  return Math.max(0, rows[0]?.wait ?? 0)
}
