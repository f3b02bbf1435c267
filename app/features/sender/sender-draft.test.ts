import { beforeEach, expect, test } from 'vitest'
import {
  emptyDraft,
  keepSenderDraft,
  readSenderDraft,
  startAnew,
} from '#app/features/sender/sender-draft.ts'
import { stubSessionStorage } from '#tests/stub-session-storage.ts'

const [meera, ravi] = ['9810012345', '9810012346']
const written = { ...emptyDraft, contacts: ['9876543210'], message: 'Dear {full_name}' }

beforeEach(stubSessionStorage)

test('a message comes back to who wrote it, and to nobody else', () => {
  keepSenderDraft('sms', meera, written)

  expect(readSenderDraft('sms', meera)).toEqual(written)
  expect(readSenderDraft('email', meera)).toEqual(emptyDraft)
  expect(readSenderDraft('sms', ravi)).toEqual(emptyDraft)
})

test('after a send, a new message starts empty', () => {
  startAnew('sms', meera, { ...written, sentAs: 'SMS-1' })

  expect(readSenderDraft('sms', meera)).toEqual(emptyDraft)
})

test('a message that the server refused is still there in the new one', () => {
  startAnew('sms', meera, { ...written, sentAs: '' })

  expect(readSenderDraft('sms', meera)).toEqual(written)
})
