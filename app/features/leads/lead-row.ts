import type { Lead } from '#domain/leads/list-leads.ts'

/** A lead as My Leads shows it. */
export type LeadRow = Omit<Lead, 'createdAt' | 'phone'> & { when: string; phone: string }

export const leadKinds = { contact: 'Contact', visit: 'Visit' }
