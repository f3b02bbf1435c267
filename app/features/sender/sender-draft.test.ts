import { beforeEach, expect, test } from 'vitest'
import {
  emptyDraft,
  restoredDraft,
  senderKey,
  startAnew,
} from '#app/features/sender/sender-draft.ts'
import { dropDraft, keepDraft } from '#app/forms/drafts.ts'
import { keepInput, readInput } from '#app/forms/use-kept-input.ts'
import type { MessageChannel } from '#contract/options.ts'
import { stubSessionStorage } from '#tests/stub-session-storage.ts'

const [meera, ravi] = ['9810012345', '9810012346']
const written = { ...emptyDraft, contacts: ['9876543210'], message: 'Dear {full_name}' }

beforeEach(stubSessionStorage)

test('a message comes back to who wrote it, and to nobody else', () => {
  keeperOf('sms', meera).keep(written)

  expect(read('sms', meera)).toEqual(written)
  expect(read('email', meera)).toEqual(emptyDraft)
  expect(read('sms', ravi)).toEqual(emptyDraft)
})

test('a message comes back that an earlier version kept', () => {
  keepDraft(senderKey('sms'), meera, written)

  expect(read('sms', meera)).toEqual(written)
})

test('after a send, a new message starts empty', () => {
  keeperOf('sms', meera).keep(written)
  startAnew(keeperOf('sms', meera), { ...written, sentAs: 'SMS-1' })

  expect(read('sms', meera)).toEqual(emptyDraft)
})

test('a message that the server refused is still there in the new one', () => {
  startAnew(keeperOf('sms', meera), { ...written, sentAs: '' })

  expect(read('sms', meera)).toEqual(written)
})

function keeperOf(channel: MessageChannel, person: string) {
  const key = senderKey(channel)
  return {
    keep: (draft: unknown) => keepInput(key, person, draft),
    forget: () => dropDraft(key),
  }
}

function read(channel: MessageChannel, person: string) {
  return restoredDraft(readInput(senderKey(channel), person))
}
