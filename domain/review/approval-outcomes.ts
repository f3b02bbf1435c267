import { sql } from 'kysely'

/**
 * The outcome of each approval among the rows of `review` until the next decision about the same
 * listing: whether the listing was taken out of view, and how many complaints it had.
 */
export const approvalOutcomes = sql`
  select review.id,
    (later.from_status in ('active', 'sold_out') and later.to_status not in ('active', 'sold_out'))
      as is_reopened,
    (
      select count(*) from complaint
      where complaint.listing_id = review.listing_id
        and complaint.created_at > review.created_at
        and (later.created_at is null or complaint.created_at <= later.created_at)
    ) as complaints
  from review
  left join lateral (
    select created_at, from_status, to_status from listing_review as next
    where next.listing_id = review.listing_id
      and (next.created_at, next.id) > (review.created_at, review.id)
    order by next.created_at, next.id
    limit 1
  ) as later on true
  where review.to_status = 'active'`
