import { expect, test } from 'vitest'
import { type CardRow, toCard } from '#domain/listings/listing-card.ts'

const now = new Date('2026-11-15T10:00:00Z')
const row = {
  id: '1',
  spn: 'SPN4K7M2QXA',
  activeAt: new Date('2026-11-13T10:00:00Z'),
  confirmedAt: null,
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
