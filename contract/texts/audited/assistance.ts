import { indiaTime } from '#contract/format/dates.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import type { AuditFacts } from '#contract/texts/audit-facts.ts'
import type { AuditedActions } from '#contract/texts/audited/audited-action.ts'

/** What staff do with a draft of somebody else, and what its owner allows. */
export const auditedOfAssistance = {
  'assist.look': {
    label: 'Looked at the drafts of somebody',
    sentence: ({ subject }) => `looked at the drafts of ${subject}`,
    by: ['/api/assist/caller'],
  },
  'assist.read': {
    label: 'Read the draft of somebody',
    sentence: ({ subject }) => `read the draft ${subject}`,
    by: ['/api/prop/draft'],
  },
  'assist.ask': {
    label: 'Asked an owner for consent',
    sentence: ({ subject, facts: { channel } }) =>
      `asked the owner of ${subject} by ${channel} for consent to fill it in`,
    by: ['/api/assist/ask'],
  },
  'assist.give': {
    label: 'Let staff fill in a draft',
    sentence: ({ subject, facts: { until } }) =>
      `let staff fill in ${subject}${until ? ` until ${indiaTime(until)}` : ''}`,
    by: ['/api/assist/answer'],
  },
  'assist.decline': {
    label: 'Declined help with a draft',
    sentence: ({ subject }) => `declined help with ${subject}`,
    by: ['/api/assist/answer'],
  },
  'assist.withdraw': {
    label: 'Stopped staff from filling in a draft',
    sentence: ({ subject }) => `stopped staff from filling in ${subject}`,
    by: ['/api/assist/answer', '/api/assist/stop'],
  },
  'assist.type': {
    label: 'Typed into a draft for its owner',
    sentence: ({ subject, facts }) => `typed into ${stepOf(facts)} of ${subject} for its owner`,
    by: ['/api/prop/unsaved/keep'],
  },
  'assist.save': {
    label: 'Saved a draft for its owner',
    sentence: ({ subject, facts }) => `saved ${stepOf(facts)} of ${subject} for its owner`,
    by: ['/api/prop/listing'],
  },
  'assist.turn': {
    label: 'Turned a picture for its owner',
    sentence: ({ subject }) => `turned a picture of ${subject} for its owner`,
    by: ['/img/turn'],
  },
  'assist.finish': {
    label: 'Sent a draft to its owner',
    sentence: ({ subject }) => `sent ${subject} to its owner to finish`,
    by: ['/api/assist/finish', 'job clean-up'],
  },
} satisfies AuditedActions

function stepOf({ step }: AuditFacts) {
  return step ? wizardSteps.labels[step] : 'a step'
}
