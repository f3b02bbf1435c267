import type { LeadStatus } from '#contract/options.ts'

/** A home that somebody asked about, and what they did. */
export type LeadHome = {
  spn: string
  title: string
  photo: string | null
  /** Newest first. */
  asks: readonly {
    id: string
    /** `Got your number`; `Visit 21 Nov, 10:30 am, agreed`. */
    what: string
    when: string
  }[]
  /** The lines that they wrote with their requests, each once. */
  lines: readonly string[]
}

/** A person as My Leads shows them, with what they asked for over all homes. */
export type LeadRow = {
  /** The id of their newest lead. */
  id: string
  name: string
  phone: string
  email: string
  when: string
  /** `new` as long as any of their leads is. */
  status: LeadStatus
  note: string
  isBlocked: boolean
  homes: readonly LeadHome[]
}

export const leadKinds = { contact: 'Contact', visit: 'Visit' }
