import type { Generated, GeneratedAlways } from 'kysely'
import type * as options from '#contract/options.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// What seekers do with a listing, and what its owner makes of it.

export type SavedListingTable = {
  userId: string
  listingId: string
  /** What the listing cost then. */
  price: number | null
  createdAt: CreatedAt
}

export type ContactRevealTable = {
  seekerId: string
  listingId: string
  revealedOn: string
  createdAt: CreatedAt
}

export type ContactRequestTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  status: Or<'requested' | 'accepted' | 'declined'>
  createdAt: CreatedAt
}

export type LeadTable = {
  id: Generated<string>
  listingId: string
  ownerId: string
  seekerId: string
  kind: 'contact' | 'visit'
  status: Or<options.LeadStatus>
  note: Or<string>
  createdAt: CreatedAt
}

export type VisitTable = {
  id: Generated<string>
  listingId: string
  seekerId: string
  preferredDay: string | null
  preferredTime: Or<options.VisitTime | ''>
  proposedDay: string | null
  proposedTime: Or<options.VisitTime | ''>
  /** The day and time that were named last: the owner's while proposed, else the seeker's. */
  day: GeneratedAlways<string | null>
  time: GeneratedAlways<options.VisitTime | ''>
  status: Or<options.VisitStatus>
  remindedAt: Date | null
  createdAt: CreatedAt
}
