import { currentPaper } from '#contract/listing/checked-paper.ts'
import type { PaperKind } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'

type Posted = { byAgent: boolean; checkedPaper: PaperKind | null; checkedAt: Date | null }

/**
 * What whoever offers a home is called: an owner, whose paper was checked or who has few homes, or an
 * agent, with the RERA number that was checked.
 */
export function posterText(listing: Posted, reraNumber: string | undefined, now: Date): string {
  if (currentPaper(listing, now)) return texts.owner
  if (reraNumber) return texts.agentWithNumber(reraNumber)
  return listing.byAgent ? texts.agent : texts.owner
}
