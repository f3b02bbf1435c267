import { expect, test } from 'vitest'
import { posterOf, posterText } from '#contract/listing/poster.ts'

const now = new Date('2026-11-18T00:00Z')
const plain = { byAgent: false, checkedPaper: null, checkedAt: null }
const paper = { checkedPaper: 'sale_deed', checkedAt: new Date('2026-11-03T00:00Z') } as const

test.for([
  ['few homes', plain, undefined, 'Owner'],
  ['many homes', { ...plain, byAgent: true }, undefined, 'Agent'],
  [
    'a checked number',
    { ...plain, byAgent: true },
    'UPRERAAGT12345',
    'Agent · RERA UPRERAAGT12345',
  ],
  [
    'many homes, and a paper of this one',
    { ...plain, ...paper, byAgent: true },
    undefined,
    'Owner',
  ],
] as const)('somebody with %s is called so', ([, listing, number, called]) => {
  expect(posterText(listing, number, now)).toBe(called)
  expect(posterOf(listing, now)).toBe(called.startsWith('Owner') ? 'owner' : 'agent')
})

test('an agent is an agent again when the paper of the home has run out', () => {
  const listing = { byAgent: true, ...paper }
  expect(posterOf(listing, new Date('2027-11-02T00:00Z'))).toBe('owner')
  expect(posterOf(listing, new Date('2027-11-03T00:00Z'))).toBe('agent')
})
