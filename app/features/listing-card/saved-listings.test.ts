import { beforeEach, expect, test, vi } from 'vitest'
import {
  hearFromOtherTab,
  isSaved,
  showSaved,
  tellOtherTabs,
} from '#app/features/listing-card/saved-listings.ts'

let told: string[] = []

beforeEach(() => {
  told = []
  vi.stubGlobal('document', { documentElement: { dataset: { session: 'mine' } } })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, newValue: string) => told.push(key, newValue),
    removeItem: () => undefined,
  })
})

test('what was pressed is newer than what the page was loaded with', () => {
  expect(isSaved('pressed', true)).toBe(true)
  showSaved('pressed', false)
  expect(isSaved('pressed', true)).toBe(false)
})

test('another tab of the same account shows the heart as it was left', () => {
  tellOtherTabs('here', true)
  const [key = '', newValue = ''] = told
  const elsewhere = newValue.replace('here', 'elsewhere')

  hearFromOtherTab({ key, newValue: elsewhere.replace('mine', 'theirs') })
  expect(isSaved('elsewhere', false)).toBe(false)
  hearFromOtherTab({ key, newValue: elsewhere })
  expect(isSaved('elsewhere', false)).toBe(true)
  // The news is removed at once, which is an event too.
  hearFromOtherTab({ key, newValue: null })
  expect(isSaved('elsewhere', false)).toBe(true)
})
