import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentences } from '#contract/understand/understand-query.sentences.ts'
import { understandQuery } from '#contract/understand/understand-query.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'

describe('understandQuery', () => {
  test('knows at least 120 sentences', () => {
    expect(new Set(sentences.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(120)
  })

  test.each(sentences)('understands “%s”', (sentence, text, kind, filters) => {
    expect(understandQuery(sentence)).toEqual({ text, ...kind, filters })
  })

  test('leaves the name of every place alone', () => {
    const changed = readPlaces().filter(({ name }) => {
      const { text, filters, category, deal } = understandQuery(name)
      return text !== name || category || deal || Object.keys(filters).length > 0
    })

    // The name of a city is all that may be read out of a place's name.
    const others = changed.filter(({ name }) => {
      const { city, category, deal, filters } = understandQuery(name)
      return !city || category || deal || Object.keys(filters).length > 0
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('reads any text without a fault and never makes it longer', () => {
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
