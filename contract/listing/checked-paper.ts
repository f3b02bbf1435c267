import { daysAfter, formatDay, indiaDay } from '#contract/format/dates.ts'
import { ownerCheckLimits } from '#contract/limits/owner-checks.ts'
import { type PaperKind, paperKinds } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'

type Checked = { checkedPaper: PaperKind | null; checkedAt: Date | null }

/** The paper that was checked within the last year, whether or not the clean-up job has run. */
export function currentPaper({ checkedPaper, checkedAt }: Checked, now: Date) {
  if (!checkedPaper || !checkedAt) return undefined
  const endsAt = daysAfter(checkedAt, ownerCheckLimits.validDays)
  return endsAt > now ? { kind: checkedPaper, at: checkedAt, endsAt } : undefined
}

/** Which paper of its owner was checked, and when: “Sale deed checked on 3 Nov 2026”. */
export function checkedPaperText(listing: Checked, now: Date): string {
  const paper = currentPaper(listing, now)
  if (!paper) return ''
  return texts.paperChecked(paperKinds.labels[paper.kind], formatDay(indiaDay(paper.at)))
}
