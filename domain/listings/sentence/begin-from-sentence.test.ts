import { describe, expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { beginFromSentence } from '#domain/listings/sentence/begin-from-sentence.ts'
import { test } from '#tests/database.ts'
import { asViewer, createUser } from '#tests/factories.ts'

const now = new Date('2026-11-16T06:00:00Z')
const text = '3bhk house sector 57 gurgaon 1.5 cr plot 200 gaj 1800 sqft built up, park facing'
const start = { text, without: [], draftKey: '00000000-0000-7000-8000-000000000001' }

describe('a draft that begins with a sentence', () => {
  test('has its answers', async ({ db }) => {
    const viewer = asViewer(await createUser(db))
    const draft = await beginFromSentence(db, viewer, start, now)

    expect(draft).toMatchObject({
      ownerId: viewer.id,
      status: 'draft',
      category: 'residential',
      deal: 'resale',
      city: 'gurugram',
      locality: 'Sector 57',
      price: 1_50_00_000,
      plotArea: 1_800,
      plotAreaTyped: '200 sq_yd',
      builtUpArea: 1_800,
      description: 'Park facing.',
    })
    expect(draft.lat).toBeCloseTo(28.4, 0)
  })

  test('leaves out what the owner struck out, and what was said with it', async ({ db }) => {
    const viewer = asViewer(await createUser(db))
    const without = ['lat', 'plotArea', 'description']
    const draft = await beginFromSentence(db, viewer, { ...start, without }, now)

    expect(draft).toMatchObject({
      lat: null,
      lng: null,
      plotArea: null,
      plotAreaTyped: null,
      builtUpArea: 1_800,
      locality: 'Sector 57',
    })
    expect(draft.description || null).toBeNull()
  })

  test('leaves out an answer that no listing may have', async ({ db }) => {
    const viewer = asViewer(await createUser(db))
    const sentence = { ...start, text: '2bhk 7th floor of 4 sector 57 gurgaon sale 90 lakh' }
    const draft = await beginFromSentence(db, viewer, sentence, now)

    expect(draft).toMatchObject({ price: 90_00_000, totalFloors: '4', floor: null })
  })

  test('is the same one when it is sent again', async ({ db }) => {
    const viewer = asViewer(await createUser(db))
    const first = await beginFromSentence(db, viewer, start, now)
    const again = await beginFromSentence(db, viewer, start, now)

    expect(again.id).toBe(first.id)
  })

  test.for([
    ['nice', ['category', 'deal', 'city']],
    ['2bhk', ['deal', 'city']],
    ['2bhk 20k rent', ['city']],
  ] as const)('is refused for “%s”, which does not say %j', async ([said, missing], { db }) => {
    const viewer = asViewer(await createUser(db))
    const sentence = { ...start, text: said }
    const fields = Object.fromEntries(missing.map((name) => [name, texts.validation.empty]))

    await expect(beginFromSentence(db, viewer, sentence, now)).rejects.toMatchObject({
      code: 'invalid',
      fields,
    })
    expect(await db.selectFrom('listing').select('id').execute()).toEqual([])
  })

  test('takes what was chosen where the sentence does not say it', async ({ db }) => {
    const viewer = asViewer(await createUser(db))
    const chosen = { category: 'residential', deal: 'rent', city: 'delhi' } as const
    const draft = await beginFromSentence(db, viewer, { ...start, ...chosen, text: 'saket' }, now)

    expect(draft).toMatchObject({ ...chosen, locality: 'Saket' })
  })
})
