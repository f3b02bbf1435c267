import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { messages } from '#scripts/commands/messages.ts'
import { Refusal } from '#scripts/with-site-database.ts'
import { test } from '#tests/database.ts'
import { runCommand, slowly } from '#tests/run-command.ts'

test('keeps registered texts and contacts without promotions, and says what is wrong', async ({
  db,
}) => {
  await said(db, 'template', '1107161234567890123', 'Dear {#var#}, thank you.')
  expect(await said(db, 'templates')).toEqual(['1107161234567890123  Dear {#var#}, thank you.'])
  await said(db, 'suppress', 'Neha@Example.com', 'asked by phone')
  expect(await said(db, 'suppressed')).toEqual(['neha@example.com  asked by phone'])
  await expect(said(db, 'unsuppress', '9876543210')).rejects.toThrow(
    new Refusal('9876543210 is not on the list.'),
  )
  await expect(said(db, 'template', 'abc', 'Hello')).rejects.toThrow(
    /^That is not right: abc Hello\nRegistered SMS texts/,
  )
})

test('is a command', slowly, async ({ freshDatabase: { url } }) => {
  expect(await runCommand('messages.ts', ['templates'], { DATABASE_URL: url })).toEqual({
    code: 0,
    out: 'No SMS text is registered.\n',
    err: '',
  })
})

async function said(db: Db, ...words: string[]) {
  const lines: string[] = []
  await messages(db, words, (line) => lines.push(line))
  return lines
}
