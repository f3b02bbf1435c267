import { labelOf } from '#contract/option-list.ts'
import { roles } from '#contract/options/reports.ts'
import { listingStatuses, reports, requestStatuses } from '#contract/options.ts'

export type AuditFacts = {
  action: string
  /** Whom or what it was about, as people call it. */
  subject: string
  before: string
  after: string
  reason: string
}

const roleOf = (role: string) => labelOf(roles, role).toLowerCase() || role
const requestOf = (status: string) => labelOf(requestStatuses, status) || status
const statusOf = (status: string) => labelOf(listingStatuses, status) || status

const sentences: Record<string, (facts: AuditFacts) => string> = {
  'report.view': ({ subject, after }) => `looked at ${subject}, ${after}`,
  'report.export': ({ subject, after }) =>
    `exported ${subject}${after ? `, ${after}` : ', everything'}`,
  set_status: ({ subject, before, after, reason }) =>
    `changed ${subject} from ${statusOf(before)} to ${statusOf(after)}${because(reason)}`,
  undo_status: ({ subject, before, after }) =>
    `undid a change of ${subject}, from ${statusOf(before)} back to ${statusOf(after)}`,
  'staff.grant': ({ subject, before, after }) =>
    `changed the role of ${subject} from ${roleOf(before)} to ${roleOf(after)}`,
  'staff.revoke': ({ subject, before, after }) =>
    `changed the role of ${subject} from ${roleOf(before)} to ${roleOf(after)} and ended their sessions`,
  'review.open': ({ subject }) => `opened ${subject} for review`,
  close_reports: ({ subject, before, reason }) =>
    `closed the reports about ${subject} (${before})${because(reason)}`,
  move_request: ({ subject, before, after }) =>
    `moved ${subject} from ${requestOf(before)} to ${requestOf(after)}`,
  view_user: ({ subject }) => `opened the account of ${subject}`,
  'user.export': ({ subject }) => `exported the data of ${subject}`,
  'user.block': ({ subject, reason }) => `blocked ${subject}${because(reason)}`,
  'user.unblock': ({ subject, reason }) => `unblocked ${subject}${because(reason)}`,
  'message.send': ({ subject, after }) => `sent ${subject}, ${after}`,
  'message.stop': ({ subject }) => `stopped the sending of ${subject}`,
  'message.preview': ({ subject, after }) => `previewed ${subject} to ${after}`,
  'message.view': ({ subject }) => `looked at the results of ${subject}`,
  'message.contacts': ({ subject }) => `looked up ${subject} for a message`,
  'promotions.agree': () => 'agreed to promotions',
  'promotions.withdraw': () => 'withdrew their consent to promotions',
  erase_account: () => 'deleted their own account',
}

/** What was done, to follow a name: "Pooja Nair changed SPN7R2X9KDM from Draft to Active". */
export function sentence(facts: AuditFacts): string {
  const known = Object.hasOwn(sentences, facts.action) ? sentences[facts.action] : undefined
  return known?.(facts) ?? anySentence(facts)
}

/** An action that has no sentence of its own, in its own words. */
function anySentence({ action, subject, before, after, reason }: AuditFacts) {
  const change = [before, after].filter(Boolean).join(' → ')
  const words = [action.replaceAll(/[._]/g, ' '), subject, change && `(${change})`]
  return `${words.filter(Boolean).join(' ')}${because(reason)}`
}

function because(reason: string) {
  return reason ? `: ${reason}` : ''
}

export function reportName(id: string): string {
  return `the report ${labelOf(reports, id) || id}`
}

export function formerStaff(name: string): string {
  return `${name} (no longer staff)`
}

export const bySite = 'The site, or a command on the server'
export const nothing = 'No entries'
export const onlyOwn = 'You see what you did yourself. Administrators see what everybody did.'
