import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { WizardStep } from '#contract/listing/wizard-steps.ts'
import type * as options from '#contract/options.ts'
import type { AuditFacts } from '#contract/texts/audit-facts.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

// What lands on the desk of the staff, and the log of what they did.

export type CallRequestTable = {
  id: Generated<string>
  userId: string | null
  name: string
  phone: string
  status: Or<options.RequestStatus>
  takenBy: string | null
  note: Or<string>
  version: Or<number>
  /** The draft and the step of the wizard that the call was asked for at, if it was. */
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
  /** When it was sent to the owner to be finished. */
  finishedAt: Date | null
  /** The steps into which something was typed, and those that were saved. */
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
  /** In the words of whoever did it. */
  reason: Or<string>
  /** The further facts of its action; entries from before there were any have none. */
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
  /** When its day begins in India. */
  createdAt: Date
}
