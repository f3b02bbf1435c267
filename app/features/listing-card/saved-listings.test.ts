import { beforeEach, expect, test, vi } from 'vitest'
import { isSaved, saveListing } from '#app/features/listing-card/saved-listings.ts'

let asked: string[] = []
let answers: number[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body.get('save_status') ?? '')
    const status = answers.shift() ?? 200
    return { status, json: async () => ({ result_code: status === 200 ? 1 : 0 }) }
  })
})

test.for([
  ['is shown at once and stays', [true], [200], true],
  ['goes back when it failed', [true], [500], false],
  ['goes back to what the server has, however often it failed', [true, false], [500, 500], false],
  ['keeps the last of two presses', [true, false], [200, 200], false],
  ['keeps the first when only the second failed', [true, false], [200, 503], true],
  ['keeps the second when only the first failed', [true, false, true], [500, 200, 200], true],
] as const)('a heart %s', async ([name, presses, statuses, wanted]) => {
  answers = [...statuses]
  const replies = presses.map((press) => {
    const reply = saveListing(name, press)
    expect(isSaved(name, false)).toBe(press)
    return reply
  })
  await Promise.all(replies)

  expect(isSaved(name, false)).toBe(wanted)
  expect(asked).toEqual(presses.map(String))
})

test('one heart does not wait for another', async () => {
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) =>
    body.get('spnInput') === 'slow'
      ? new Promise(() => {})
      : Promise.resolve({ status: 401, json: async () => ({ result_code: 0 }) }),
  )
  saveListing('slow', true)

  expect(await saveListing('other', true)).toMatchObject({ ok: false, code: 401 })
  expect(isSaved('other', false)).toBe(false)
  expect(isSaved('slow', false)).toBe(true)
})
