import { labelOf } from '#contract/options/option-list.ts'
import { listingStatuses } from '#contract/options.ts'
import { liveChangesOf } from '#contract/texts/audit-facts.ts'
import { type AuditedActions, because } from '#contract/texts/audited/audited-action.ts'
import { hiddenBecause } from '#contract/texts/listing.ts'

/** What is done to listings and about complaints. */
export const auditedOfListings = {
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
      '/api/prop/live',
      '/api/prop/report',
      '/api/user/conversations/complain',
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
  'home.separate': {
    label: 'Separated listings of a home',
    sentence: ({ subject, facts: { homes = [] } }) =>
      `said that ${subject} is not the same home as ${homes.join(', ')}`,
    by: ['/api/review/home/separate'],
  },
  'home.join': {
    label: 'Joined listings of a home',
    sentence: ({ subject, facts: { homes = [] } }) =>
      `said that ${subject} is the same home as ${homes.join(', ')}`,
    by: ['/api/review/home/join'],
  },
  'listing.import': {
    label: 'Imported a listing',
    sentence: ({ subject }) => `imported ${subject} from a file`,
    by: ['npm run import'],
  },
} satisfies AuditedActions

function statusOf(status: string) {
  return labelOf(listingStatuses, status) || status
}
