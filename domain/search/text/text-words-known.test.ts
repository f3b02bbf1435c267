import { describe, expect } from 'vitest'
import { kindsOf } from '#domain/search/listing-kinds.ts'
import {
  findKnownWords,
  findListedForm,
  hasListingWith,
} from '#domain/search/text/text-words-known.ts'
import { test } from '#tests/database.ts'
import { fill, homes } from '#tests/listed-homes.ts'

const kinds = kindsOf(homes)
const kindsElsewhere = kindsOf({ ...homes, city: 'delhi' })

describe('how listings have words', () => {
  test.for<[string[][], string | undefined]>([
    [[['green', 'court']], 'whole'],
    [[['court', 'green']], 'whole'],
    [[['kamaal'], ['court']], 'whole'],
    [[['green', 'cou']], 'unfinished'],
    [[['cou', 'green']], undefined],
    [[['green', 'kamaal']], undefined],
    [[['gree', 'court']], undefined],
  ])(
    'is by all of one set, the last of them maybe unfinished: %j',
    async ([sets, form], { db }) => {
      await fill(db, [{ address: 'Tower 4, Green Court' }])

      expect(await findListedForm(db, kinds, sets)).toBe(form)
      expect(await findListedForm(db, kindsElsewhere, sets)).toBeUndefined()
    },
  )

  test('without any words is that there is a listing', async ({ db }) => {
    expect(await findListedForm(db, kinds, [[]])).toBeUndefined()
    await fill(db, [{ address: 'Tower 4, Green Court' }])

    expect(await findListedForm(db, kinds, [[]])).toBe('whole')
  })

  test('tells nothing of listings that are not on show', async ({ db }) => {
    await fill(db, [{ address: 'Tower 4, Green Court', status: 'delete' }])

    expect(await findListedForm(db, kinds, [['green']])).toBeUndefined()
  })

  test('is for a search of several words that one listing has them whole', async ({ db }) => {
    await fill(db, [{ address: 'Tower 4, Green Court' }, { address: 'Amaltas' }])

    expect(await hasListingWith(db, kinds, ['green', 'court'])).toBe(true)
    expect(await hasListingWith(db, kinds, ['green', 'cou'])).toBe(false)
    expect(await hasListingWith(db, kinds, ['green', 'amaltas'])).toBe(false)
  })
})

test('known words are those that some listing has whole, in the order asked for', async ({
  db,
}) => {
  await fill(db, [{ address: 'Tower 4, Green Court' }, { address: 'Amaltas' }])

  const asked = ['amaltas', 'gree', 'kamaal', 'green']
  expect(await findKnownWords(db, kinds, asked)).toEqual(['amaltas', 'green'])
  expect(await findKnownWords(db, kindsElsewhere, asked)).toEqual([])
  expect(await findKnownWords(db, kinds, [])).toEqual([])
})
