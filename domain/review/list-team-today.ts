import { sql } from 'kysely'
import { displayName } from '#contract/format/names.ts'
import type { Db } from '#db/connect.ts'
import { startOfToday } from '#domain/review/count-decided.ts'
import type { Viewer } from '#domain/viewer.ts'

/** Today's decisions of one member of staff, or of all where there is no id. */
export type TodaysDecisions = {
  staffId: string | null
  name: string
  decided: number
  medianMinutes: number | null
  sentBack: number
}

/** Today's decisions by person and of all. Administrators see everybody, other staff themselves. */
export async function listTeamToday(db: Db, viewer: Viewer) {
  const { rows } = await sql<TodaysDecisions & { isAll: boolean }>`
    select staff_id, coalesce(max(app_user.name), '') as name, grouping(staff_id) = 1 as is_all,
      count(*) as decided,
      percentile_cont(0.5) within group (
        order by extract(epoch from listing_review.created_at - submitted_at) / 60
      ) as median_minutes,
      count(*) filter (where to_status = 'review_failed') as sent_back
    from listing_review left join app_user on app_user.id = staff_id
    where listing_review.created_at >= ${startOfToday}
    group by grouping sets ((staff_id), ())
    order by decided desc, name
  `.execute(db)
  const people = rows
    .filter(({ isAll, staffId }) => !isAll && mayBeSeen(viewer, staffId))
    .map(({ isAll, ...row }) => ({ ...row, name: displayName(row.name) }))
  const { decided = 0, medianMinutes = null } = rows.find(({ isAll }) => isAll) ?? {}
  return { people, all: { decided, medianMinutes } }
}

function mayBeSeen({ id, role }: Viewer, staffId: string | null) {
  return role === 'administrator' || staffId === id
}
