import { expect, test } from 'vitest'
import { sentence } from '#contract/messages/audit.ts'

const facts = { subject: 'SPN7R2X9KDM', before: '', after: '', reason: '' }

test.each([
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
  [{ action: 'sms_template.save', after: 'Hello' }, 'sms template save SPN7R2X9KDM (Hello)'],
  [{ action: 'toString' }, 'toString SPN7R2X9KDM'],
])('%j is written out', (entry, text) => {
  expect(sentence({ ...facts, ...entry })).toBe(text)
})
