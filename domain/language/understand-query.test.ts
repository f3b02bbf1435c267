import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type City, cities } from '#contract/options.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'
import { understandQuery } from '#domain/language/understand-query.ts'
import { allSentences } from '#tests/language/search/all.ts'

describe('understandQuery', () => {
  test('knows at least 500 sentences', () => {
    expect(new Set(allSentences.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(500)
  })

  test.each(allSentences)('understands “%s”', (sentence, text, kind, filters) => {
    expect(understandQuery(sentence)).toEqual({ text, ...kind, filters })
  })

  test('finds nothing new in what it left over', () => {
    for (const [, text] of allSentences) {
      const { city, ...rest } = understandQuery(text)
      expect(rest).toEqual({ text, filters: {} })
    }
  })

  test('leaves the name of every place alone, also within a sentence', () => {
    const misread = readPlaces().flatMap(({ city, name, aliases }) =>
      [name, ...aliases].filter((each) => !isLeftAlone(each, city)),
    )
    expect(misread).toEqual([])
  })

  test('reads any text without a fault, and adds no more to it than that a number is a sector', () => {
    const word = fc.constantFrom(
      '2',
      'bhk',
      'lakh',
      'rent',
      '-',
      '+',
      'se',
      'do',
      'saket',
      '₹',
      'के',
      '/',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(word).map((all) => all.join(' ')),
        ),
        (text) => {
          const { text: rest, filters } = understandQuery(text)
          expect(rest.length).toBeLessThanOrEqual(text.length)
          if (filters.priceMin && filters.priceMax)
            expect(filters.priceMin).toBeLessThanOrEqual(filters.priceMax)
        },
      ),
    )
  })
})

/** The name of its city is all that may be read out of a place's name. */
function isLeftAlone(name: string, ownCity: City) {
  const alone = understandQuery(name)
  const { deal, category, ...within } = understandQuery(`2 bhk ${name} rent`)
  const names = [name, ...(within.city === ownCity ? [withoutCity(name)] : [])].map(plainName)
  return (
    isDeepStrictEqual({ ...alone, filters: { bhk: ['2bhk'] } }, within) &&
    names.includes(plainName(within.text)) &&
    `${deal} ${category}` === 'rent residential'
  )
}

function withoutCity(name: string) {
  return name.replace(new RegExp(`\\b(${cities.values.join('|')})\\b`, 'gi'), '')
}

/** As places are compared: without an article in front and without signs. */
function plainName(text: string) {
  return text
    .replace(/^The /, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
