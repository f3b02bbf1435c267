import { sql } from 'kysely'
import { displayName } from '#contract/format/names.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import type { AnswerName } from '#contract/listing/answer-texts.ts'
import type { Db } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { approvalOutcomes } from '#domain/review/approval-outcomes.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/** What one member of staff decided within a week. */
export type StaffFigures = {
  /** Null for people whose accounts are gone. */
  staffId: string | null
  name: string
  /** The Monday of the week in India, as YYYY-MM-DD. */
  week: string
  reviewed: number
  /** Time from sending in to the decision; null where nothing had been sent in. */
  medianMinutes: number | null
  /**
   * How many of the decided listings had been sent in, and how many of these were decided within
   * our goal.
   */
  timed: number
  inGoal: number
  sentBack: number
  /** What was to be corrected, the most frequent first. */
  reasons: { field: AnswerName; count: number }[]
  /** Approvals that were taken out of view by the next decision. */
  reopened: number
  /** Complaints between an approval and the next decision. */
  complaints: number
}

/**
 * How staff decided in the last weeks, by person and week, the newest week first. Administrators see
 * everybody, other staff themselves.
 */
export async function listStaffFigures(db: Db, viewer: Viewer): Promise<StaffFigures[]> {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  const own =
    viewer.role === 'administrator' ? sql`true` : sql`review.staff_id = ${viewer.id}::uuid`
  const { rows } = await sql<StaffFigures>`
    with review as (
      select review.id, review.listing_id, review.staff_id, review.to_status, review.created_at,
        review.reasons,
        to_char(date_trunc('week', review.created_at at time zone 'Asia/Kolkata'), 'YYYY-MM-DD') as week,
        extract(epoch from review.created_at - review.submitted_at) / 60 as minutes
      from listing_review as review
      where review.created_at >= (
          date_trunc('week', now() at time zone 'Asia/Kolkata')
          - make_interval(weeks => ${reviewLimits.figureWeeks - 1}::int)
        ) at time zone 'Asia/Kolkata'
        and ${own}
    ),
    approval as (${approvalOutcomes}),
    reason as (${countedReasons})
    select figures.*, coalesce(app_user.name, '') as name,
      coalesce(reason.reasons, '[]') as reasons
    from (
      select staff_id, week,
        count(*) as reviewed,
        percentile_cont(0.5) within group (order by minutes) as median_minutes,
        count(minutes) as timed,
        count(*) filter (where minutes <= ${reviewLimits.goalMinutes}) as in_goal,
        count(*) filter (where to_status = 'review_failed') as sent_back,
        count(*) filter (where is_reopened) as reopened,
        coalesce(sum(complaints), 0)::int8 as complaints
      from review left join approval using (id)
      group by staff_id, week
    ) as figures
    left join app_user on app_user.id = figures.staff_id
    left join reason on reason.staff_id is not distinct from figures.staff_id
      and reason.week = figures.week
    order by figures.week desc, name, figures.staff_id
  `.execute(db)
  return rows.map((row) => ({ ...row, name: displayName(row.name) }))
}

/** What was to be corrected, by person and week. */
const countedReasons = sql`
  select staff_id, week, json_agg(json_build_object('field', field, 'count', count)
    order by count desc, field) as reasons
  from (
    select staff_id, week, element ->> 'field' as field, count(*)
    from review, jsonb_array_elements(reasons) as element
    where to_status = 'review_failed'
    group by staff_id, week, field
  ) as counted
  group by staff_id, week`

/** The same for a file to download, with an entry in the audit log. */
export async function exportStaffFigures(db: Db, viewer: Viewer): Promise<StaffFigures[]> {
  const figures = await listStaffFigures(db, viewer)
  await recordAudit(db, {
    actorId: viewer.id,
    action: 'report.export',
    subjectKind: 'report',
    subjectId: 'decisions',
  })
  return figures
}
