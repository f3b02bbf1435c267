import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { WizardStep } from '#contract/listing/wizard-steps.ts'
import type * as options from '#contract/options.ts'
import type { AuditFacts } from '#contract/texts/audit-facts.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// Requests to our team, assistance, the audit log and page speeds.

export type CallRequestTable = {
  id: Generated<string>
  userId: string | null
  name: string
  phone: string
  status: Or<options.RequestStatus>
  takenBy: string | null
  note: Or<string>
  version: Or<number>
  /** The draft and the step of the wizard from which the call was asked for, if any. */
  listingId: string | null
  step: WizardStep | null
  createdAt: CreatedAt
}

/** An owner lets a member of staff fill in one draft for an hour; asked for, then given or not. */
export type AssistConsentTable = {
  id: Generated<string>
  ownerId: string
  listingId: string
  staffId: string
  askedAt: CreatedAt
  givenAt: Date | null
  endsAt: Date | null
  withdrawnAt: Date | null
  /** When the draft was sent to the owner to finish. */
  finishedAt: Date | null
  /** The steps that staff typed into, and those that they saved. */
  typedSteps: Or<WizardStep[]>
  savedSteps: Or<WizardStep[]>
}

export type MailRequestTable = {
  id: Generated<string>
  userId: string | null
  email: string
  message: string
  status: Or<options.RequestStatus>
  takenBy: string | null
  note: Or<string>
  version: Or<number>
  createdAt: CreatedAt
}

export type AuditEntryTable = {
  id: Generated<string>
  actorId: string | null
  action: string
  subjectKind: string
  subjectId: string
  beforeState: Or<string>
  afterState: Or<string>
  /** As the person who did it wrote it. */
  reason: Or<string>
  /** Further facts of the action; empty in entries from before they were kept. */
  facts: ColumnType<AuditFacts, string | undefined, never>
  createdAt: CreatedAt
}

/** How fast a page was for people on one day, by one metric. */
export type WebVitalTable = {
  id: Generated<string>
  day: string
  page: string
  vital: options.WebVital
  /** Measurements in each bucket of the metric's scale. */
  buckets: number[]
  good: number
  fair: number
  poor: number
  rating: GeneratedAlways<options.VitalRating>
  /** When the day begins in India. */
  createdAt: Date
}
