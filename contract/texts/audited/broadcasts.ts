import { reportDate } from '#contract/format/report-date.ts'
import { sendingOf } from '#contract/texts/audit-facts.ts'
import {
  type AuditedActions,
  type AuditedEntry,
  anySentence,
} from '#contract/texts/audited/audited-action.ts'

/** Messages of the staff, their templates and who gets none. */
export const auditedOfBroadcasts = {
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
  'sms_template.save': { sentence: byCommand, by: ['npm run messages'] },
  'sms_template.remove': { sentence: byCommand, by: ['npm run messages'] },
  'suppression.add': { sentence: byCommand, by: ['npm run messages'] },
  'suppression.remove': { sentence: byCommand, by: ['npm run messages'] },
} satisfies AuditedActions

function byCommand(entry: AuditedEntry) {
  return anySentence({ ...entry, reason: entry.reason || 'command' })
}
