import { expect, test } from 'vitest'
import { saveTrouble } from '#app/features/listing-card/use-save-listing.ts'
import * as texts from '#contract/texts.ts'

test('a heart says why it could not be kept where that helps', () => {
  const [offline, full] = [texts.trouble.offline, 'Your list is full.']
  expect(saveTrouble({ code: 0, message: offline })).toBe(offline)
  expect(saveTrouble({ code: 409, message: full })).toBe(full)
  expect(saveTrouble({ code: 500, message: 'Error' })).toBe(texts.listing.saveFailed)
})
