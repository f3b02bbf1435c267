import { currentPaper } from '#contract/listing/checked-paper.ts'
import { type OfferedBy, offeredBy, type PaperKind } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'

export type Posted = {
  byAgent: boolean
  checkedPaper: PaperKind | null
  checkedAt: Date | null
}

/**
 * Who offers a home, as sentences name them: an owner, whose paper was checked or who has few homes,
 * or an agent. Searches tell it by `fromOwnerSql`.
 */
export function posterOf(listing: Posted, now: Date): OfferedBy {
  return listing.byAgent && !currentPaper(listing, now) ? 'agent' : 'owner'
}

/** The same beside a name, an agent with the RERA number that was checked. */
export function posterText(listing: Posted, reraNumber: string | undefined, now: Date): string {
  if (reraNumber && !currentPaper(listing, now)) return texts.agentWithNumber(reraNumber)
  return offeredBy.labels[posterOf(listing, now)]
}
