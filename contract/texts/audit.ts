import { indiaTime } from '#contract/format/dates.ts'
import { reportDate } from '#contract/format/report-date.ts'
import { wizardSteps } from '#contract/listing/wizard-steps.ts'
import { labelOf, optionList } from '#contract/options/option-list.ts'
import { roles } from '#contract/options/roles.ts'
import { listingStatuses, lookPurposes, reports, requestStatuses } from '#contract/options.ts'
import {
  type AuditFacts,
  exportOf,
  liveChangesOf,
  pageOf,
  sendingOf,
} from '#contract/texts/audit-facts.ts'
import { hiddenBecause } from '#contract/texts/listing.ts'

export type AuditedEntry = {
  action: string
  /** Whom or what it was about, as people call it. */
  subject: string
  before: string
  /** A state; in entries from before there were facts also what these say now. */
  after: string
  reason: string
  facts: AuditFacts
}

type Audited = {
  /** Its name where the log is filtered by actions; most are offered there. */
  label?: string
  sentence(entry: AuditedEntry): string
  /** The calls, pages, jobs and commands that record it. */
  by: readonly string[]
}

const reportCalls = [
  '/api/user/data/g',
  '/api/req/mail/g',
  '/api/req/call/g',
  '/api/req/appointment/g',
  '/api/req/message_req/g',
  '/api/system/alerts/get',
  '/api/prop/sbpl/das',
]

/** Every action that is audited; nothing else can be recorded. */
export const audited = {
  'report.view': {
    label: 'Looked at a report',
    sentence: ({ subject, after, facts }) => `looked at ${subject}, ${after || pageOf(facts)}`,
    by: [...reportCalls, 'page /req-check'],
  },
  'report.export': {
    label: 'Exported a report',
    sentence: ({ subject, after, facts }) => `exported ${subject}, ${after || exportOf(facts)}`,
    by: ['/api/user/data/g', 'page /req-check.csv'],
  },
  'data.export': {
    label: 'Exported all data',
    sentence: () => 'exported all data of the site',
    by: ['npm run export'],
  },
  'listing.import': {
    label: 'Imported a listing',
    sentence: ({ subject }) => `imported ${subject} from a file`,
    by: ['npm run import'],
  },
  'user.import': {
    label: 'Made an account for an imported listing',
    sentence: ({ subject }) => `made an account for ${subject}, the owner of an imported listing`,
    by: ['npm run import'],
  },
  set_status: {
    label: 'Changed a status',
    sentence: ({ subject, before, after, reason, facts }) =>
      `changed ${subject} from ${statusOf(before)} to ${statusOf(after)}${because(
        reason || hiddenBecause(facts.hiddenBecause),
      )}`,
    by: [
      '/api/prop/sbpl/update',
      '/api/prop/revise',
      '/api/prop/put-back',
      '/api/prop/listing',
      '/api/prop/still-available',
      '/api/prop/confirm',
      '/api/user/blocked',
      '/api/user/erase',
      '/api/people/erase',
      'job pause-unanswered',
      'npm run import',
    ],
  },
  undo_status: {
    label: 'Undid a status change',
    sentence: ({ subject, before, after }) =>
      `undid a change of ${subject}, from ${statusOf(before)} back to ${statusOf(after)}`,
    by: ['/api/prop/sbpl/undo', '/api/review/undo'],
  },
  change_live: {
    label: 'Changed a listing on show',
    sentence: ({ subject, facts }) => `changed ${subject}: ${liveChangesOf(facts)}`,
    by: ['/api/prop/live', '/api/prop/listing'],
  },
  discard_revision: {
    label: 'Discarded changes to a listing',
    sentence: ({ subject }) => `discarded the changes to ${subject}`,
    by: ['/api/prop/revise/discard'],
  },
  'review.open': {
    label: 'Opened a review',
    sentence: ({ subject }) => `opened ${subject} for review`,
    by: ['/api/review/claim', 'page /admin/review', 'page /admin/review/:spn'],
  },
  close_complaints: {
    label: 'Closed reports of users',
    sentence: ({ subject, reason, facts: { openComplaints, setTo } }) =>
      `closed the reports about ${subject} (${openComplaints} open)${because(
        reason || (setTo ? `set to ${setTo}` : 'dismissed'),
      )}`,
    by: ['/api/review/dismiss', '/api/prop/sbpl/update', 'job settle-review'],
  },
  move_request: {
    label: 'Worked on a request',
    sentence: ({ subject, before, after }) =>
      `moved ${subject} from ${requestOf(before)} to ${requestOf(after)}`,
    by: ['/api/req/move'],
  },
  view_user: {
    label: 'Opened an account',
    sentence: ({ subject }) => `opened the account of ${subject}`,
    by: ['page /admin/people/:id'],
  },
  'user.export': {
    label: 'Exported the data of an account',
    sentence: ({ subject }) => `exported the data of ${subject}`,
    by: ['page /admin/people/:id/data.json'],
  },
  'user.searches': {
    label: 'Looked at the searches of somebody',
    sentence: ({ subject, reason, facts: { lookPurpose } }) =>
      `looked at the searches of ${subject} (${lookPurpose ? lookPurposes.labels[lookPurpose] : ''})${because(reason)}`,
    by: ['/api/people/searches'],
  },
  'user.message': {
    label: 'Sent a message to one person',
    sentence: ({ subject, facts: { channel, reference } }) =>
      `sent ${subject} a message by ${channel}, ${reference}`,
    by: ['/api/people/message'],
  },
  'user.erase': {
    label: 'Erased an account at request',
    sentence: ({ subject, reason }) => `erased ${subject} at their request${because(reason)}`,
    by: ['/api/people/erase'],
  },
  'user.block': {
    label: 'Blocked an account',
    sentence: ({ subject, reason }) => `blocked ${subject}${because(reason)}`,
    by: ['/api/user/blocked'],
  },
  'user.unblock': {
    label: 'Unblocked an account',
    sentence: ({ subject, reason }) => `unblocked ${subject}${because(reason)}`,
    by: ['/api/user/blocked'],
  },
  'message.send': {
    label: 'Sent a message',
    sentence: ({ subject, after, facts }) => `sent ${subject}, ${after || sendingOf(facts)}`,
    by: ['/api/mess/cus-mess', '/api/people/message'],
  },
  'message.stop': {
    label: 'Stopped a message',
    sentence: ({ subject }) => `stopped the sending of ${subject}`,
    by: ['/api/mess/stop'],
  },
  'message.schedule': {
    label: 'Moved a scheduled message',
    sentence: ({ subject, before, after }) =>
      `moved ${subject} from ${reportDate(before)} to ${reportDate(after)}`,
    by: ['/api/mess/schedule'],
  },
  'message.cancel': {
    label: 'Cancelled a message',
    sentence: ({ subject }) => `cancelled ${subject} before it was sent`,
    by: ['/api/mess/cancel'],
  },
  'message_template.save': {
    label: 'Saved a template',
    sentence: ({ before, after }) =>
      before && before !== after
        ? `renamed the template “${before}” to “${after}”`
        : `saved the template “${after}”`,
    by: ['/api/mess/template/save'],
  },
  'message_template.remove': {
    label: 'Deleted a template',
    sentence: ({ subject }) => `deleted the template “${subject}”`,
    by: ['/api/mess/template/remove'],
  },
  'message.preview': {
    sentence: ({ subject, facts: { people } }) => `previewed ${subject} to ${people} people`,
    by: ['/api/mess/preview'],
  },
  'message.view': {
    label: 'Looked at a message',
    sentence: ({ subject }) => `looked at the results of ${subject}`,
    by: ['/api/mess/progress', '/api/mess/recipients', '/api/mess/cus-mess'],
  },
  'message.contacts': {
    sentence: ({ subject, facts: { people } }) =>
      `looked up ${people === undefined ? subject : `${people} users`} for a message`,
    by: ['/api/mess/contacts'],
  },
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
  'sms_template.save': { sentence: byCommand, by: ['npm run messages'] },
  'sms_template.remove': { sentence: byCommand, by: ['npm run messages'] },
  'suppression.add': { sentence: byCommand, by: ['npm run messages'] },
  'suppression.remove': { sentence: byCommand, by: ['npm run messages'] },
  'promotions.agree': { sentence: () => 'agreed to promotions', by: ['/api/user/promotions'] },
  'promotions.withdraw': {
    sentence: () => 'withdrew their consent to promotions',
    by: ['/api/user/promotions', '/api/user/unsubscribe'],
  },
  'staff.grant': {
    label: 'Granted a role',
    sentence: ({ subject, before, after }) =>
      `changed the role of ${subject} from ${roleOf(before)} to ${roleOf(after)}`,
    by: ['/api/staff/role', 'npm run staff'],
  },
  'staff.revoke': {
    label: 'Revoked a role',
    sentence: ({ subject, before, after }) =>
      `changed the role of ${subject} from ${roleOf(before)} to ${roleOf(after)} and ended their sessions`,
    by: ['/api/staff/role', 'npm run staff'],
  },
  erase_account: {
    label: 'Erased an account',
    sentence: () => 'deleted their own account',
    by: ['/api/user/erase'],
  },
} satisfies Record<string, Audited>

export type AuditAction = keyof typeof audited

/** The actions that the audit log can be filtered by. */
export const auditActions = optionList(
  Object.fromEntries(
    Object.entries<Audited>(audited).flatMap(([action, { label }]) =>
      label ? [[action, label]] : [],
    ),
  ),
)

/** What was done, to follow a name: "Pooja Nair changed SPN7R2X9KDM from Draft to Active". */
export function sentence(entry: AuditedEntry): string {
  const { action } = entry
  return isAudited(action) ? audited[action].sentence(entry) : anySentence(entry)
}

function isAudited(action: string): action is AuditAction {
  return Object.hasOwn(audited, action)
}

function byCommand(entry: AuditedEntry) {
  return anySentence({ ...entry, reason: entry.reason || 'command' })
}

/** An action that has no sentence of its own, in its own words. */
function anySentence({ action, subject, before, after, reason }: AuditedEntry) {
  const change = [before, after].filter(Boolean).join(' → ')
  const words = [action.replaceAll(/[._]/g, ' '), subject, change && `(${change})`]
  return `${words.filter(Boolean).join(' ')}${because(reason)}`
}

function because(reason: string) {
  return reason ? `: ${reason}` : ''
}

function stepOf({ step }: AuditFacts) {
  return step ? wizardSteps.labels[step] : 'a step'
}

function roleOf(role: string) {
  return labelOf(roles, role).toLowerCase() || role
}

function requestOf(status: string) {
  return labelOf(requestStatuses, status) || status
}

function statusOf(status: string) {
  return labelOf(listingStatuses, status) || status
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
