import { agentLimits, ownerCheckLimits } from '#contract/limits.ts'
import type { Clock } from '#demo/clock.ts'
import type { Life } from '#demo/listing-life.ts'
import type { ListingRow } from '#demo/listing-row.ts'
import { randomFor } from '#demo/random.ts'

const SHARE = 0.14

/** Some owners showed a paper soon after their home was on show. */
export function checkedPaperOf(
  index: number,
  { status, activeAt }: Life,
  clock: Clock,
): Pick<ListingRow, 'checkedPaper' | 'checkedAt'> {
  const random = randomFor('checked paper', index)
  if (status !== 'active' || !activeAt || !random.chance(SHARE)) {
    return { checkedPaper: null, checkedAt: null }
  }
  return {
    checkedPaper: random.weighted({ electricity_bill: 6, property_tax: 3, sale_deed: 1 }),
    checkedAt: clock.later(activeAt, random.between(3, 40)),
  }
}

/** What staff decided about those papers, which are deleted. */
export const ownerChecksSql = `
  insert into owner_check (owner_id, listing_id, kind, state, looks, looked_at, decided_by, decided_at,
    ends_at, paper_deleted_at, created_at)
  select owner_id, id, checked_paper, 'accepted', 1, checked_at,
    (select id from app_user where role = 'administrator' limit 1), checked_at,
    checked_at + interval '${ownerCheckLimits.validDays} days', checked_at, active_at
  from listing where checked_paper is not null
`

/** Some agents gave the number of their registration; the first two wait for staff. */
export const reraSql = `
  insert into owner_check (owner_id, kind, rera_number, state, decided_at, ends_at, created_at)
  select owner_id, 'rera', 'UPRERAAGT' || 20360 + 7 * number,
    case when number > 2 then 'accepted' else 'waiting' end,
    case when number > 2 then now() - interval '40 days' end,
    case when number > 2 then now() + interval '325 days' end,
    now() - case when number > 2 then interval '41 days' else interval '5 hours' end
  from (
    select owner_id, row_number() over (order by owner_id) as number
    from (select distinct owner_id from listing where by_agent) as agent
    order by owner_id limit 14
  ) as numbered
`

/** Many homes from one number are an agent's, as the site itself counts them. */
export const agentsSql = `
  update listing set by_agent = true where owner_id in (
    select owner_id from listing
    where (status = 'active' or left_at > now() - interval '${agentLimits.days} days')
      and checked_at is null
    group by owner_id having count(*) >= ${agentLimits.homes}
  )
`
