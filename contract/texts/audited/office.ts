import { labelOf } from '#contract/options/option-list.ts'
import { requestStatuses } from '#contract/options.ts'
import { exportOf, pageOf } from '#contract/texts/audit-facts.ts'
import type { AuditedActions } from '#contract/texts/audited/audited-action.ts'

const reportCalls = [
  '/api/user/data/g',
  '/api/req/mail/g',
  '/api/req/call/g',
  '/api/req/appointment/g',
  '/api/req/message_req/g',
  '/api/system/alerts/get',
  '/api/prop/sbpl/das',
]

/** Audited actions about reports, exports and requests. */
export const auditedOfOffice = {
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
  move_request: {
    label: 'Worked on a request',
    sentence: ({ subject, before, after }) =>
      `moved ${subject} from ${requestOf(before)} to ${requestOf(after)}`,
    by: ['/api/req/move'],
  },
} satisfies AuditedActions

function requestOf(status: string) {
  return labelOf(requestStatuses, status) || status
}
