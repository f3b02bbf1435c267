import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/journey.ts'

// Runs after all other journeys.
test('the server logs no error meanwhile', async ({ site }) => {
  expect(await readFile(site.logFile, 'utf8')).not.toMatch(/"level":(50|60)/)
})
