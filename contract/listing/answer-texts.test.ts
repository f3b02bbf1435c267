import { expect, test } from 'vitest'
import { type AnswerName, answerLabel, answerText } from '#contract/listing/answer-texts.ts'

test.each([
  ['category', 'commercial', 'Category: Commercial'],
  ['bhk', '3mbhk', 'BHK: 3+ BHK'],
  ['bedrooms', 4, 'Bedrooms: 4'],
  ['builtUpArea', 1_20_000, 'Build-up area: 1,20,000 sq ft'],
  ['floor', '2', 'Floor: 2nd Floor'],
  ['otherFeatures', ['on_main_road', 'corner_property'], 'Features: On main road, Corner property'],
  ['houseNo', 'B-204', 'House or flat number: B-204'],
  ['price', 25_000, 'Price: ₹ 25,000'],
  ['priceNegotiable', true, 'Negotiable: Yes'],
  ['underLoan', false, 'Under loan: No'],
  ['deposit', 0, 'Deposit: None'],
  ['deposit', 50_000, 'Deposit: ₹ 50,000'],
  ['availableFrom', '2026-12-01', 'Available from: 1 Dec 2026'],
  ['leaseYears', 1, 'Lease duration: 1 year'],
  ['lockInYears', 9, 'Lock-in period: 9 years'],
  ['balconies', 0, 'Balconies: 0'],
  ['powerBackup', 'dg_backup', 'Power backup: DG backup'],
  ['powerBackup', 'partial', 'Power backup: Partial'],
  ['photos', ['a', 'b', 'c'], 'Pictures: 3'],
] as [AnswerName, unknown, string][])('%s of %j reads “%s”', (name, value, text) => {
  expect(`${answerLabel(name)}: ${answerText(name, value)}`).toBe(text)
})

test.each([null, undefined])('an answer that is %s has no words', (value) => {
  expect(answerText('price', value)).toBe('')
  expect(answerText('otherFeatures', value)).toBe('')
})
