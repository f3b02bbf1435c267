import { expect, test } from 'vitest'
import { formerStaff, reportName, sentence } from '#contract/texts/audit.ts'

const entry = { subject: 'SPN7R2X9KDM', before: '', after: '', reason: '', facts: {} }

test.each([
  [
    { action: 'undo_status', before: 'active', after: 'under_review' },
    'undid a change of SPN7R2X9KDM, from Active back to Under Review',
  ],
  [
    { action: 'set_status', before: 'archived', after: 'frozen' },
    'changed SPN7R2X9KDM from archived to frozen',
  ],
  [
    { action: 'staff.grant', before: 'intern', after: 'staff' },
    'changed the role of SPN7R2X9KDM from intern to staff',
  ],
  [{ action: 'review.open' }, 'opened SPN7R2X9KDM for review'],
  [{ action: 'move_request', before: 'new', after: 'done' }, 'moved SPN7R2X9KDM from Open to Done'],
  [{ action: 'view_user' }, 'opened the account of SPN7R2X9KDM'],
  [{ action: 'user.export' }, 'exported the data of SPN7R2X9KDM'],
  [{ action: 'user.block', reason: 'Fraud' }, 'blocked SPN7R2X9KDM: Fraud'],
  [{ action: 'user.block' }, 'blocked SPN7R2X9KDM'],
  [{ action: 'user.unblock', reason: 'A mistake' }, 'unblocked SPN7R2X9KDM: A mistake'],
  [{ action: 'message.stop' }, 'stopped the sending of SPN7R2X9KDM'],
  [{ action: 'erase_account' }, 'deleted their own account'],
  [
    { action: 'set_status', before: 'under_review', after: 'active' },
    'changed SPN7R2X9KDM from Under Review to Active',
  ],
  [
    { action: 'set_status', before: 'active', after: 'review_failed', reason: 'Too dark.' },
    'changed SPN7R2X9KDM from Active to Review Failed: Too dark.',
  ],
  [
    { action: 'staff.revoke', before: 'administrator', after: 'staff' },
    'changed the role of SPN7R2X9KDM from administrator to staff and ended their sessions',
  ],
  [
    { action: 'sms_template.save', after: 'Hello' },
    'sms template save SPN7R2X9KDM (Hello): command',
  ],
  [
    {
      action: 'set_status',
      before: 'active',
      after: 'delete',
      facts: { hiddenBecause: 'unanswered' as const },
    },
    'changed SPN7R2X9KDM from Active to Disable: Nobody confirmed that it is still available.',
  ],
  [
    {
      action: 'close_complaints',
      after: 'done',
      facts: { openComplaints: 3, setTo: 'active' as const },
    },
    'closed the reports about SPN7R2X9KDM (3 open): set to active',
  ],
  [
    { action: 'close_complaints', after: 'done', facts: { openComplaints: 1 } },
    'closed the reports about SPN7R2X9KDM (1 open): dismissed',
  ],
  [{ action: 'message.preview', facts: { people: 12 } }, 'previewed SPN7R2X9KDM to 12 people'],
  [
    {
      action: 'report.view',
      facts: { page: 2, pageSize: 10, filter: { search: 'Ravi', order: 'asc' } },
    },
    'looked at SPN7R2X9KDM, page 2 (10 rows a page), search: Ravi, order: asc',
  ],
  [{ action: 'report.view', after: 'as it was' }, 'looked at SPN7R2X9KDM, as it was'],
  [{ action: 'report.export', facts: { filter: {} } }, 'exported SPN7R2X9KDM, everything'],
  [
    {
      action: 'message.send',
      facts: { channel: 'sms' as const, purpose: 'service' as const, numbers: 2, everyone: '' },
    },
    'sent SPN7R2X9KDM, sms, service, 2 numbers and all users found by ""',
  ],
  [{ action: 'message.contacts' }, 'looked up SPN7R2X9KDM for a message'],
  [{ action: 'message.contacts', facts: { people: 3 } }, 'looked up 3 users for a message'],
  [{ action: 'suppression.add', reason: 'Asked us.' }, 'suppression add SPN7R2X9KDM: Asked us.'],
  [{ action: 'toString' }, 'toString SPN7R2X9KDM'],
])('%j is written out', (differences, text) => {
  expect(sentence({ ...entry, ...differences })).toBe(text)
})

test('a report is named by its title, and a colleague who left as such', () => {
  expect(reportName('call_req')).toBe('the report Call Request')
  expect(reportName('long_gone')).toBe('the report long_gone')
  expect(formerStaff('Pooja Nair')).toBe('Pooja Nair (no longer staff)')
})
