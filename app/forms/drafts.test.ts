import { beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
import { stubSessionStorage } from '#tests/stub-session-storage.ts'

beforeEach(stubSessionStorage)

test('a draft comes back to the person who typed it, also after the session ended', () => {
  keepDraft('visit', '9810012345', { day: '01/12/2026' })

  expect(readDraft('visit', '')).toBeUndefined()
  expect(readDraft('visit', '9810012345')).toMatchObject({ values: { day: '01/12/2026' } })
})

test('a draft is never shown to another account, and is gone after that', () => {
  keepDraft('visit', '9810012345', { day: '01/12/2026' })

  expect(readDraft('visit', '9999999999')).toBeUndefined()
  expect(readDraft('visit', '9810012345')).toBeUndefined()
})

test('what a visitor typed is still there after the login', () => {
  keepDraft('mail', '', { message: 'Is it free?' })

  expect(readDraft('mail', '9810012345')).toMatchObject({ values: { message: 'Is it free?' } })
  dropDraft('mail')
  expect(readDraft('mail', '9810012345')).toBeUndefined()
})

test.each(['', 'not json', '[]', '{"by":1}'])('survives %j in the storage', (text) => {
  sessionStorage.setItem('draft mail', text)

  expect(readDraft('mail', '')).toBeUndefined()
})

test('nothing is kept where the storage is refused', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDraft('mail', '', { message: 'Is it free?' })

  expect(readDraft('mail', '')).toBeUndefined()
})
