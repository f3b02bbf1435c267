import { labelOf } from '#contract/options/option-list.ts'
import { ownerCheckKinds, paperRefusals, reraRefusals } from '#contract/options/owner-checks.ts'
import type { AuditFacts } from '#contract/texts/audit-facts.ts'
import { type AuditedActions, because } from '#contract/texts/audited/audited-action.ts'

/** What staff do with papers of owners and RERA numbers of brokers. */
export const auditedOfOwnerChecks = {
  'owner_check.look': {
    label: 'Looked at a paper',
    sentence: ({ subject, facts }) => `looked at a paper about ${subject}: ${shownOf(facts)}`,
    by: ['page /admin/checks/:id/paper'],
  },
  'owner_check.accept': {
    label: 'Accepted a paper or RERA number',
    sentence: ({ subject, facts }) => `accepted what was shown about ${subject}: ${shownOf(facts)}`,
    by: ['/api/review/check/accept'],
  },
  'owner_check.refuse': {
    label: 'Refused a paper or RERA number',
    sentence: ({ subject, facts }) =>
      `refused what was shown about ${subject}: ${shownOf(facts)}${because(refusalOf(facts))}`,
    by: ['/api/review/check/refuse'],
  },
} satisfies AuditedActions

function shownOf({ shown }: AuditFacts) {
  return labelOf(ownerCheckKinds, shown).toLowerCase().replace('rera', 'RERA')
}

function refusalOf({ refusal }: AuditFacts) {
  return labelOf(paperRefusals, refusal) || labelOf(reraRefusals, refusal)
}
