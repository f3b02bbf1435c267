import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/journey.ts'

// Runs after all other journeys.
test('the server made the first pages before anybody came, and logs no error', async ({ site }) => {
  const log = await readFile(site.logFile, 'utf8')
  expect(log).not.toMatch(/"level":(50|60)/)

  const lines = log.split('\n').filter((line) => line.includes('"method":"GET"'))
  const pages = lines.slice(0, 4).map((line) => JSON.parse(line))
  expect(pages.map(({ address, path, status }) => [address, path, status])).toEqual([
    ['', '/', 200],
    ['', '/search/buy', 200],
    ['', '/search/rent', 200],
    ['', '/property/', 200],
  ])
})
