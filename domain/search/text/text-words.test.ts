import { describe, expect, test } from 'vitest'
import {
  anyWords,
  containedTexts,
  meaningfulWords,
  type TextWords,
  wordInIndex,
  wordSets,
  wordsOf,
  wordsQuery,
} from '#domain/search/text/text-words.ts'

const rent = { city: 'delhi', category: 'residential', deal: 'rent' } as const
const sale = { ...rent, deal: 'resale' } as const

describe('the words of a text', () => {
  test('are those that say something, of twelve at most', () => {
    expect(meaningfulWords('Near  SECTOR-57 and Saket!')).toEqual(['sector', '57', 'saket'])
    expect(meaningfulWords('of to for and or ya')).toEqual([])
    expect(meaningfulWords('')).toEqual([])
    const many = Array.from({ length: 13 }, (_, at) => `${'x'.repeat(at + 2)}`)
    expect(meaningfulWords(many.join(' '))).toEqual(many.slice(0, 12))
  })

  test('are joined with their numbers, of which each is a set of its own', () => {
    expect(wordSets(['saket'])).toEqual([['saket']])
    expect(wordSets(['sector', '5', 'noida'])).toEqual([['sector5', 'noida']])
    expect(wordSets(['sector', '5', '7', 'noida'])).toEqual([
      ['sector5', 'noida'],
      ['sector7', 'noida'],
    ])
    expect(wordSets(['saket', 'saket'])).toEqual([['saket']])
    expect(wordSets([])).toEqual([[]])
    expect(wordsOf(['Sector 5', 'Saket'])).toEqual({
      sets: [['sector5'], ['saket']],
      isUnfinished: false,
    })
  })
})

const finished: TextWords = { sets: [['green', 'court']], isUnfinished: false }
const unfinished = (...sets: string[][]): TextWords => ({ sets, isUnfinished: true })

describe('what a listing must have', () => {
  test('is each word between spaces, the last one maybe unfinished', () => {
    expect(containedTexts(finished)).toEqual([[' green ', ' court ']])
    expect(containedTexts(unfinished(['green', 'cou']))).toEqual([[' green ', ' cou']])
    expect(containedTexts(unfinished(['green'], ['cou']))).toEqual([[' green '], [' cou']])
    expect(containedTexts(anyWords)).toEqual([[]])
  })

  test.for(['5', '57', '122', 'c', 'sector5'])(
    'has %s whole, which nobody goes on with',
    (word) => {
      expect(containedTexts(unfinished([word]))).toEqual([[` ${word} `]])
    },
  )

  test('may go on with a PIN code, and with two letters', () => {
    expect(containedTexts(unfinished(['1225']))).toEqual([[' 1225']])
    expect(containedTexts(unfinished(['gr']))).toEqual([[' gr']])
  })

  test('is looked up under the kind of the listing', () => {
    expect(wordInIndex(rent, 'saket')).toBe(`'delhi/residential/rent/saket'`)
    expect(wordsQuery(finished, [rent])).toBe(
      `('delhi/residential/rent/green' & 'delhi/residential/rent/court')`,
    )
    expect(wordsQuery(unfinished(['green'], ['cou']), [rent, sale])).toBe(
      [
        `('delhi/residential/rent/green') | ('delhi/residential/rent/cou':*)`,
        `('delhi/residential/resale/green') | ('delhi/residential/resale/cou':*)`,
      ].join(' | '),
    )
  })

  test('is nothing where a set has no words', () => {
    expect(wordsQuery(anyWords, [rent])).toBeUndefined()
    expect(wordsQuery({ sets: [['saket'], []], isUnfinished: false }, [rent])).toBeUndefined()
  })
})
