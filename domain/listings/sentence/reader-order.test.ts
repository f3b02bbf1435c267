import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { searchReaders } from '#domain/language/search-readers.ts'
import { understandQuery } from '#domain/language/understand-query.ts'
import { listingReaders } from '#domain/listings/sentence/listing-readers.ts'
import { understandListing } from '#domain/listings/sentence/understand-listing.ts'
import { understandSentence } from '#domain/search/understand-search.ts'
import { devanagariSentences } from '#tests/language/listing/devanagari.ts'
import { rentSentences } from '#tests/language/listing/rent.ts'
import { saleSentences } from '#tests/language/listing/sale.ts'
import { workSentences } from '#tests/language/listing/work.ts'
import { allSentences } from '#tests/language/search/all.ts'

const listings = [...rentSentences, ...saleSentences, ...workSentences, ...devanagariSentences]

function isListingMisread(why = '') {
  return likeliestFirst(listings, why).some(([sentence, expected]) => {
    const { words: _, measures: __, ...understood } = understandListing(sentence, '2026-11-16')
    return !isDeepStrictEqual(understood, expected)
  })
}

function isSearchMisread(why = '') {
  const areMisread = likeliestFirst(allSentences, why).some(
    ([sentence, text, kind, filters]) =>
      !isDeepStrictEqual(understandQuery(sentence), { text, ...kind, filters }),
  )
  return areMisread || isWayMisread()
}

function isWayMisread() {
  const { travel, filters } = understandSentence('2 bhk office noida 62 ke paas 45 min')
  const expected = [[{ placeId: 'noida/sector-62', minutes: 45 }], { bhk: ['2bhk'] }]
  return !isDeepStrictEqual([travel, filters], expected)
}

/** Those that share most words with the reason come first: one of them is misread before the rest is read. */
function likeliestFirst<Example extends readonly [string, ...unknown[]]>(
  examples: readonly Example[],
  why: string,
) {
  if (!why) return examples
  const words = new Set(why.toLowerCase().match(/[\p{L}\p{M}\d]+/gu))
  const shared = new Map(
    examples.map((example) => [
      example,
      (example[0].toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).filter((word) => words.has(word))
        .length,
    ]),
  )
  return examples.toSorted((a, b) => shared.get(b)! - shared.get(a)!)
}

type Table = { why: string }[]

describe.for([
  ['listings', listingReaders, isListingMisread],
  ['searches', searchReaders, isSearchMisread],
] as const)('of the readers of %s', ([, readers, isMisread]) => {
  const table: Table = readers

  test('all examples are read as they stand', () => {
    expect(isMisread()).toBe(false)
  })

  test.for([...table.entries()])('number %i stands where it must', ([at, reader]) => {
    // The end, or the front behind the names: whichever contradicts its `why`.
    const wrong = /^(First|Before)/.test(reader.why) ? table.length - 1 : 1
    move(table, at, wrong)
    const isNoticed = isMisread(reader.why)
    move(table, wrong, at)

    expect(isNoticed, `an example sentence shows “${reader.why}”`).toBe(true)
  })
})

function move(table: Table, from: number, to: number) {
  table.splice(to, 0, ...table.splice(from, 1))
}
