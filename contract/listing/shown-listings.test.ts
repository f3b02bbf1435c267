import { expect, test } from 'vitest'
import { isShown, listingPath, shownStatuses } from '#contract/listing/shown-listings.ts'
import { listingStatuses } from '#contract/options.ts'

test('everybody sees what is active or sold out, and nothing else', () => {
  expect(listingStatuses.values.filter(isShown)).toEqual(['active', 'sold_out'])
  expect(shownStatuses).toEqual(['active', 'sold_out'])
  expect(isShown('')).toBe(false)
})

test('a listing has the address of its SPN', () => {
  expect(listingPath('SPN7R2X9KDM')).toBe('/property/?id=SPN7R2X9KDM')
})
