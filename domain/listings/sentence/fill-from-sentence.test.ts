import { describe, expect } from 'vitest'
import { fillFromSentence } from '#domain/listings/sentence/fill-from-sentence.ts'
import { test } from '#tests/database.ts'

describe('the place of an owner’s sentence', () => {
  test.for([
    ['plot sector 5 bhiwani', 'sector 5'],
    ['faridabad sector 24 house sale 2 cr', 'sector 24'],
    ['3bhk sector 500 gurgaon', 'sector 500'],
    ['flat rent 20k wxyz colony gurgaon', 'wxyz colony'],
  ] as const)(
    '“%s” invents no locality, and says that “%s” was not used',
    async ([text, left], { db }) => {
      const { answers, unused } = await fillFromSentence(db, { text })

      expect(answers).not.toHaveProperty('locality')
      expect(answers).not.toHaveProperty('lat')
      expect(unused).toEqual([left])
    },
  )

  test.for([
    ['2bhk flat sector 57 gurgaon 40k rent', 'Sector 57'],
    ['flat no 302 tower b sector 74 noida 90 lakh', 'Sector 74'],
    ['3bhk sec 45 gurgoan 1.5 cr', 'Sector 45'],
    ['2bhk rajouri garden 40k rent', 'Rajouri Garden'],
    ['3 bhk builder floor uttam nagar 65 lakh', 'Uttam Nagar'],
  ] as const)('“%s” puts the pin into %s', async ([text, name], { db }) => {
    const { answers, words, unused } = await fillFromSentence(db, { text })
    const sector = await db
      .selectFrom('place')
      .select(['lat', 'lng'])
      .where('name', '=', name)
      .where('city', '=', answers.city!)
      .executeTakeFirstOrThrow()

    expect(answers).toMatchObject({ locality: name, lat: sector.lat, lng: sector.lng })
    expect(words.lat).toBe(words.locality)
    expect(unused).toEqual([])
  })

  test('writes an address that was said in Hindi as the place is known', async ({ db }) => {
    const text = 'दो बीएचके फ्लैट उत्तम नगर 15 हजार किराया'
    const { answers, words } = await fillFromSentence(db, { text })

    expect(answers).toMatchObject({ locality: 'Uttam Nagar', address: 'Uttam Nagar' })
    expect(words.address).toBe('उत्तम नगर')
  })

  test('keeps an unknown sector of a known locality in the address only', async ({ db }) => {
    // Gurugram has a Sector 99.
    const text = '2bhk rohini sector 99 20k rent'
    const { answers, unused } = await fillFromSentence(db, { text })

    expect(answers).toMatchObject({ locality: 'Rohini', address: 'Rohini Sector 99' })
    expect(unused).toEqual(['sector 99'])
    expect(answers).not.toHaveProperty('lat')
  })

  test('finds the middle of a locality where that is all that is said', async ({ db }) => {
    const { answers, gaps } = await fillFromSentence(db, { text: '2bhk rajouri garden 40k rent' })

    expect(answers).toMatchObject({ locality: 'Rajouri Garden', city: 'delhi' })
    expect(gaps.flatMap(({ columns }) => columns)).not.toContain('lat')
  })

  test('names a pg and a phone number as not used', async ({ db }) => {
    const text = 'pg for girls rajouri garden 9k, call 98765 43210'
    const { answers, unused } = await fillFromSentence(db, { text })

    expect(answers).toMatchObject({ deal: 'rent', price: 9_000, locality: 'Rajouri Garden' })
    expect(unused).toEqual(['pg', '98765 43210'])
  })

  test('says which words it was read from, and what is still to be answered', async ({ db }) => {
    const text = 'flat no 302, sec. 74 noida 3bhk 28k rent, near metro, no pets'
    const { answers, words, gaps } = await fillFromSentence(db, { text })

    expect(answers).toMatchObject({
      address: 'Sector 74',
      houseNo: 'Flat No 302',
      locality: 'Sector 74',
      description: 'Near metro, no pets.',
    })
    expect(words).toMatchObject({
      bhk: '3bhk',
      houseNo: 'flat no 302',
      address: 'sec. 74',
      description: 'near metro, no pets',
    })
    const missing = gaps.flatMap(({ columns }) => columns)
    expect(missing).toContain('builtUpArea')
    expect(missing).not.toContain('price')
  })

  test('has no gaps before the kind is known, and no description without a wish', async ({
    db,
  }) => {
    const { answers, words, gaps, unused } = await fillFromSentence(db, { text: '2bhk' })

    expect([answers, words]).toEqual([{ category: 'residential', bhk: '2bhk' }, { bhk: '2bhk' }])
    expect([gaps, unused]).toEqual([[], []])
  })

  test('is in the city that was chosen, whatever other city has it', async ({ db }) => {
    const text = '2bhk sector 15 20k rent'
    const chosen = await fillFromSentence(db, { text, city: 'noida' })
    const { answers } = await fillFromSentence(db, { text })

    expect(chosen.answers).toMatchObject({ city: 'noida', locality: 'Sector 15' })
    expect(answers.city).not.toBe('noida')
    expect(answers.lat).not.toBe(chosen.answers.lat)
  })

  test('is known by the station that is named after it', async ({ db }) => {
    const { answers } = await fillFromSentence(db, { text: '2bhk dwarka mor metro 20k rent' })

    expect(answers.locality).toMatch(/^Dwarka Mor/)
    expect(answers.locality).not.toContain('Metro')
  })

  test('is found beside words that no place has', async ({ db }) => {
    for (const text of [
      '2bhk saket kamaal 20k rent',
      '2bhk tower b kamaal greens rajouri garden 20k rent',
      '2bhk rajouri garden kamaal greens tower b 20k rent',
    ]) {
      const { answers } = await fillFromSentence(db, { text })
      expect(answers.locality, text).toMatch(/^(Saket|Rajouri Garden)$/)
    }
  })
})
