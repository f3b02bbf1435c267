import { expect, test } from 'vitest'
import { cannedReasons, firstReason, shortReason } from '#contract/listing/canned-reasons.ts'
import { reasonsBeside, reasonText, statusReasonText } from '#contract/listing/reason-text.ts'

test('a reason says what it is about', () => {
  expect(reasonText({ field: 'price', text: 'too high.' })).toBe('Price: too high.')
  expect(reasonText({ field: 'photos', text: 'too few.' })).toBe('Pictures: too few.')
  expect(reasonText({ field: 'photos', photo: 'key', text: 'blurred.' })).toBe(
    'A picture: blurred.',
  )
  expect(reasonText({ field: 'photos', photo: 'key', place: 2, text: 'blurred.' })).toBe(
    'Picture 2: blurred.',
  )
})

test('what the site found is put into words when it is read', () => {
  expect(reasonText({ field: 'price', text: '', cause: 'low-price' })).toBe(
    'Price: It is far below that of similar properties. If a zero is missing, please tell us.',
  )
})

test('a reason that the message says word for word is not said twice', () => {
  const reasons = [
    { field: 'price', text: 'too high' },
    { field: 'bhk', text: 'odd' },
  ] as const
  expect(reasonsBeside('Namaste! Price: too high. Thank you.', reasons)).toEqual(['BHK: odd'])
  expect(reasonsBeside('', reasons)).toHaveLength(2)
})

const asked = 'Nobody confirmed that it is still available.'
test.each([
  ['review_failed', 'Too dark.', null, 'Too dark.'],
  ['delete', 'Fraud.', 'unanswered', 'Fraud.'],
  ['delete', '', 'unanswered', asked],
  ['delete', '', 'disabled', ''],
  ['delete', '', null, ''],
  // The cause of an earlier time, before the listing was shown again.
  ['active', '', 'unanswered', ''],
] as const)('%s with %j, hidden because %s: %j', (status, statusReason, hiddenBecause, text) => {
  expect(statusReasonText({ status, statusReason, hiddenBecause })).toBe(text)
})

test('the reasons to pick from fit the answer, and two fit any', () => {
  const common = ['Please check this answer.', 'This does not fit the pictures.']
  expect(cannedReasons({ field: 'bhk' })).toEqual(common)
  for (const field of ['price', 'description', 'idealFor', 'address', 'lat', 'photos'] as const) {
    const reasons = cannedReasons({ field })
    expect(reasons.slice(-2), field).toEqual(common)
    expect(reasons.length, field).toBeGreaterThan(2)
    for (const reason of reasons) expect(reason).toMatch(/^(Please|Th).*\.$/)
  }
  expect(cannedReasons({ field: 'idealFor' })).toContain(
    'Please take the phone number or link out of the text.',
  )
  expect(cannedReasons({ field: 'photos', photo: 'key' })).toContain(
    'This picture is blurred or too dark.',
  )
})

test('a tick says what was noticed, else that it be checked or replaced', () => {
  expect(firstReason({ field: 'price' }, ['low-price'])).toMatch(/similar properties cost/)
  expect(firstReason({ field: 'price' })).toBe('Please check this answer.')
  expect(firstReason({ field: 'photos', photo: 'key' })).toBe('Please replace this picture.')
  expect(firstReason({ field: 'photos', photo: 'key' }, ['similar-photos'])).toMatch(
    /another listing/,
  )
  expect(shortReason(firstReason({ field: 'lat' }, ['pin-outside']))).toBe('not at the address')
  expect(shortReason('In my own words.')).toBe('In my own words.')
})
