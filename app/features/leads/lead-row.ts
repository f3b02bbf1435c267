import type { LeadStatus } from '#contract/options.ts'

/** A lead as My Leads shows it. */
export type LeadRow = {
  id: string
  when: string
  name: string
  phone: string
  email: string
  spn: string
  kind: 'contact' | 'visit'
  status: LeadStatus
  note: string
  /** Whether the owner has blocked the person. */
  isBlocked: boolean
}

export const leadKinds = { contact: 'Contact', visit: 'Visit' }
