import type { LeadRow } from '#app/features/leads/lead-row.ts'
import { Tag } from '#app/ui/tag.tsx'
import { leadStatuses } from '#contract/options.ts'

/** The state of a lead, or that the person is blocked; new leads stand out. */
export function LeadTag({ status, isBlocked }: Pick<LeadRow, 'status' | 'isBlocked'>) {
  if (isBlocked) return <Tag>Blocked</Tag>
  return <Tag free={status === 'new'}>{leadStatuses.labels[status]}</Tag>
}
