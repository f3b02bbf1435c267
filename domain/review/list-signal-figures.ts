import { sql } from 'kysely'
import { reviewLimits } from '#contract/limits/review.ts'
import { type SignalKind, signalKinds } from '#contract/options/signals.ts'
import type { Db } from '#db/connect.ts'
import { DomainError } from '#domain/errors.ts'
import { approvalOutcomes } from '#domain/review/approval-outcomes.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/** How staff decided about the listings that raised a signal. */
export type SignalFigures = {
  /** The signal, or whether the score was over or under the limit, or that there was no signal. */
  about: SignalKind | 'over-limit' | 'under-limit' | 'nothing'
  decided: number
  /** Decisions that sent the listing back or took it down. */
  refused: number
  approved: number
  /**
   * Approvals after which the listing was taken out of view or complained about before the next
   * decision.
   */
  regretted: number
}

/**
 * How often the signals were right, by signal and by the limit of the score: over all decisions of
 * the last weeks that were made with the score known.
 */
export async function listSignalFigures(db: Db, viewer: Viewer): Promise<SignalFigures[]> {
  if (!isStaff(viewer)) throw new DomainError('forbidden')
  const { rows } = await sql<SignalFigures>`
    with review as (
      select review.id, review.listing_id, review.to_status, review.created_at, score, signals
      from listing_review as review
      where review.created_at >= now() - make_interval(weeks => ${reviewLimits.figureWeeks}::int)
        and signals is not null and to_status in ('active', 'review_failed', 'delete')
    ),
    approval as (${approvalOutcomes}),
    outcome as (
      select review.*, review.to_status <> 'active' as is_refused,
        (is_reopened or complaints > 0) is true as is_regretted
      from review left join approval using (id)
    ),
    noticed as (
      select outcome.id, signal ->> 'kind' as about
      from outcome, jsonb_array_elements(signals) as signal
      union all
      select id, case when score >= ${reviewLimits.waitingScore} then 'over-limit' else 'under-limit' end
      from outcome where jsonb_array_length(signals) > 0
      union all
      select id, 'nothing' from outcome where jsonb_array_length(signals) = 0
    )
    select about, count(*) as decided,
      count(*) filter (where is_refused) as refused,
      count(*) filter (where not is_refused) as approved,
      count(*) filter (where is_regretted) as regretted
    from noticed join outcome using (id)
    group by about
  `.execute(db)
  return order.flatMap((about) => rows.filter((row) => row.about === about))
}

const order = ['over-limit', 'under-limit', 'nothing', ...signalKinds.values] as const
