import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/journey.ts'

// Runs after all other journeys.
test('the server made the first pages before anybody came, and logs no error', async ({ site }) => {
  const log = await readFile(site.logFile, 'utf8')
  expect(log).not.toMatch(/"level":(50|60)/)

  const lines = log.split('\n').filter((line) => line.includes('"address":"",'))
  const warmed = lines.map((line) => JSON.parse(line)).map(({ path, status }) => [path, status])
  const first = ['/', '/search/buy', '/search/rent', '/property/'].map((path) => [path, 200])
  expect(warmed).toEqual(first)
})
