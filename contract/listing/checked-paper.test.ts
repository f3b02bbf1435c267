import { expect, test } from 'vitest'
import { checkedPaperText } from '#contract/listing/checked-paper.ts'

const checked = {
  checkedPaper: 'electricity_bill',
  checkedAt: new Date('2026-11-03T06:00Z'),
} as const

test('says which paper was checked and when', () => {
  const text = checkedPaperText(checked, new Date('2026-11-18T00:00Z'))
  expect(text).toBe('Electricity bill checked on 3 Nov 2026')
})

test('ends after a year, to the minute', () => {
  expect(checkedPaperText(checked, new Date('2027-11-03T05:59Z'))).not.toBe('')
  expect(checkedPaperText(checked, new Date('2027-11-03T06:00Z'))).toBe('')
})

test('says nothing where nothing was checked', () => {
  expect(checkedPaperText({ checkedPaper: null, checkedAt: null }, new Date())).toBe('')
})
