import { Tag } from '#app/ui/tag.tsx'
import { type LeadStatus, leadStatuses } from '#contract/options.ts'

/** How far the owner has come with a lead; new ones stand out. */
export function LeadTag({ status }: { status: LeadStatus }) {
  return <Tag free={status === 'new'}>{leadStatuses.labels[status]}</Tag>
}
