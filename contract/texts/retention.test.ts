import { expect, test } from 'vitest'
import { keptFor } from '#contract/texts/retention.ts'

test('the privacy policy says the times that the jobs go by', () => {
  const lines = keptFor({ codeMinutes: 5, sessionDays: 30 }).map(
    ({ what, howLong }) => `${what}: ${howLong}`,
  )
  expect(lines).toContain('Searches: a year, or until you clear them')
  expect(lines).toContain(
    'Contacts between owners and seekers: 2 years; a year if the owner has closed them',
  )
  expect(lines).toContain('Complaints: 2 years, once they are closed')
  expect(lines).toContain('Logins: 30 days after the last visit')
})
