import type { Generated } from 'kysely'
import type {
  OwnerCheckKind,
  OwnerCheckReason,
  OwnerCheckState,
  PaperType,
} from '#contract/options/owner-checks.ts'
import type { CreatedAt, Or } from '#db/tables/columns.ts'

/** A paper about a home, or the RERA number of a broker, which staff check. */
export type OwnerCheckTable = {
  id: Generated<string>
  ownerId: string
  /** The home that a paper is about; none for a RERA number, which is about the account. */
  listingId: string | null
  kind: OwnerCheckKind
  reraNumber: string | null
  state: Or<OwnerCheckState>
  /** Why it was refused, or why it ended. */
  reason: Or<OwnerCheckReason | ''>
  /** How often staff looked at the paper, and when they last did. */
  looks: Or<number>
  lookedAt: Date | null
  decidedBy: string | null
  decidedAt: Date | null
  /** Hash of the home's place when it was accepted: it does not hold for another place. */
  placeHash: Buffer | null
  endsAt: Date | null
  remindedAt: Date | null
  paperDeletedAt: Date | null
  createdAt: CreatedAt
}

/** The file of a check that waits, encrypted; it goes with the decision. */
export type OwnerPaperTable = {
  checkId: string
  type: PaperType
  /** Which key it is encrypted with. */
  keyId: string
  /** Nonce, text and tag of AES-256-GCM. */
  sealed: Buffer
}
