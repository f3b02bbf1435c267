import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understandListing } from '#domain/listings/sentence/understand-listing.ts'
import { answerSentences } from '#tests/language/listing/answers.ts'
import { devanagariSentences } from '#tests/language/listing/devanagari.ts'
import { rentSentences } from '#tests/language/listing/rent.ts'
import { saleSentences } from '#tests/language/listing/sale.ts'
import { workSentences } from '#tests/language/listing/work.ts'

const today = '2026-11-16'
const sentences = [
  ...rentSentences,
  ...saleSentences,
  ...workSentences,
  ...devanagariSentences,
  ...answerSentences,
]

describe('understandListing', () => {
  test('knows at least 80 sentences', () => {
    expect(new Set(sentences.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(80)
  })

  test.each(sentences)('understands “%s”', (sentence, expected) => {
    const { words: _, measures: __, ...understood } = understandListing(sentence, today)
    expect(understood).toEqual(expected)
  })

  test('says which words gave which answer', () => {
    const sentence =
      '2bhk 3rd floor dwarka sec 12 25k rent semi furnished, car parking, 50k deposit'
    expect(understandListing(sentence, today).words).toEqual({
      bhk: '2bhk',
      floor: '3rd floor',
      price: '25k',
      deal: 'rent',
      furnishing: 'semi furnished',
      parking: 'car parking',
      deposit: '50k deposit',
    })
  })

  test('quotes words that stand apart, in the order in which they were typed', () => {
    const { words } = understandListing(
      '2bhk rent 20k jal board, no  pets, borewell, bike  parking, lift, car parking',
      today,
    )
    expect(words).toMatchObject({
      waterSupply: 'jal board … borewell',
      parking: 'bike parking … car parking',
    })
  })

  test.each([
    ['plot 200 gaj sector 14 hisar 80 lakh', { plotAreaTyped: '200 sq_yd' }],
    ['3 bhk house 150 gaj 1800 sqft built up 1.2 cr', { plotAreaTyped: '150 sq_yd' }],
    ['3bhk flat sale 120 sq m 90 lakh', { builtUpAreaTyped: '120 sq_m' }],
    ['10 marla plot hisar 60 lakh', { plotAreaTyped: '10 marla_225' }],
    ['2.5 acre agricultural land bhiwani 1 cr', { plotAreaTyped: '2.5 acre' }],
    ['2bhk 900 sqft rent 20k', {}],
  ])('keeps the unit of “%s”', (sentence, measures) => {
    expect(understandListing(sentence, today).measures).toMatchObject(measures)
  })

  test('lets a chosen kind win over the words', () => {
    const { answers, unused } = understandListing('2bhk 90 lakh family', today, { deal: 'resale' })
    expect(answers).toEqual({
      category: 'residential',
      deal: 'resale',
      bhk: '2bhk',
      price: 90_00_000,
    })
    expect(unused).toEqual(['family'])
  })

  test('takes a day that has passed for today', () => {
    expect(understandListing('2bhk rent from 1/11/2026', today).answers.availableFrom).toBe(today)
  })

  test('reads any text without a fault', () => {
    const word = fc.constantFrom(
      '2',
      'bhk',
      'lakh',
      'rent',
      '/',
      '-',
      '+',
      'floor',
      'of',
      'deposit',
      'sqft',
      'per',
      'dec',
    )
    const sentence = fc.array(word).map((all) => all.join(' '))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), sentence), (text) => {
        const { answers } = understandListing(text, today)
        expect(answers.price ?? 1).toBeGreaterThan(0)
      }),
    )
  })
})
