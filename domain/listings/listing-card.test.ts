import { expect, test } from 'vitest'
import { type CardRow, toCard } from '#domain/listings/listing-card.ts'

const now = new Date('2026-11-15T10:00:00Z')
const row = {
  id: '1',
  spn: 'SPN4K7M2QXA',
  activeAt: new Date('2026-11-13T10:00:00Z'),
  confirmedAt: null,
  priceBefore: null,
  priceChangedAt: null,
} as CardRow

test('a card has no date but the words for it, and metres only where there is a place', () => {
  expect(toCard({ ...row, sortAt: 'x' }, now)).toEqual({
    spn: 'SPN4K7M2QXA',
    listed: expect.not.stringContaining('confirmed'),
  })
  expect(toCard({ ...row, distance: 1.2345 }, now)).toMatchObject({ distance: 1_235 })
  expect(toCard({ ...row, distance: 0 }, now)).toMatchObject({ distance: 0 })
})

test('a listing that its owner confirmed says so', () => {
  const { listed } = toCard({ ...row, confirmedAt: now }, now)
  expect(listed).toMatch(new RegExp(`^${toCard(row, now).listed}, confirmed .+`))
})

test.for<[priceBefore: number, changed: string, words: object | undefined]>([
  [6_200_000, '2026-11-03', { text: '₹ 2 Lakh less since 3 Nov', isLess: true }],
  [5_950_000, '2026-11-03', { text: '₹ 50,000 more since 3 Nov', isLess: false }],
  [6_200_000, '2026-08-17', { text: '₹ 2 Lakh less since 17 Aug', isLess: true }],
  // No news after 90 days.
  [6_200_000, '2026-08-16', undefined],
])('a home for ₹ 60 Lakh instead of %s since %s', ([priceBefore, changed, words]) => {
  const priceChangedAt = new Date(`${changed}T10:00:00Z`)
  const card = toCard({ ...row, price: 6_000_000, priceBefore, priceChangedAt }, now)
  expect(card.priceChange).toEqual(words)
})
