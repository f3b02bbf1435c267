import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { Tag } from '#app/ui/tag.tsx'
import { leadStatuses } from '#contract/options.ts'

/** How far the owner has come with a lead, or that the person is blocked; new ones stand out. */
export function LeadTag({ status, isBlocked }: Pick<LeadRow, 'status' | 'isBlocked'>) {
  if (isBlocked) return <Tag>Blocked</Tag>
  return <Tag free={status === 'new'}>{leadStatuses.labels[status]}</Tag>
}
