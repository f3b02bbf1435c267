import { expect, vi } from 'vitest'
import { recordStatements } from '#db/record-statements.ts'
import { guessLimits } from '#domain/search/text/guess-limits.ts'
import { findTextMatch } from '#domain/search/text/text-match.ts'
import { test } from '#tests/database.ts'
import { homes } from '#tests/listed-homes.ts'

const unknown =
  'qwvbnzk xkjwqpf zzvkqwr bnmqxzw vkxqzjp wqzxkvb mnvqkzx pqxwzvk kzqvxwb xwqkzvn zvkqxwm qxzkwvp'

test('twelve unknown words cost a few statements, none of which compares letters', async ({
  freshDatabase: { url },
}) => {
  const statements = await recordStatements(url, async (db) => {
    const match = await findTextMatch(db, { ...homes, text: unknown })
    expect(match?.words).toBeUndefined()
  })
  const comparing = statements.filter(({ text }) => text.includes('levenshtein'))

  expect(comparing).toEqual([])
  expect(statements.length).toBeLessThanOrEqual(5)
})

test('a long text with many words like places is guessed at only so often', async ({
  freshDatabase: { url },
}) => {
  const alike = 'dvarka rohni sakett pitmpura janakpri vikaspri karolbgh dilshd munrika kalkji'
  const statements = await recordStatements(url, (db) =>
    findTextMatch(db, { ...homes, city: 'noida', text: alike }),
  )
  const comparing = statements.filter(({ text }) => text.includes('levenshtein'))

  // Each word is searched for once as it is and once with every word doubted.
  expect(comparing.length).toBeLessThanOrEqual(2 * guessLimits.singleWords)
})

test('no further guess is begun once the time is over', async ({ db }) => {
  const text = 'zxqwv wqzxkvb rohnii mnvqkzx pqxwzvk kzqvxwb xwqkzvn'
  const search = { ...homes, city: 'delhi', text } as const
  expect((await findTextMatch(db, search))?.place?.name).toBe('Rohini')

  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += guessLimits.ms + 1
    return now
  })
  expect(await findTextMatch(db, search)).toMatchObject({ placeIds: [], words: undefined })
})
