import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { messages } from '#scripts/commands/messages.ts'
import { Refusal } from '#scripts/with-site-database.ts'
import { test } from '#tests/database.ts'
import { runHere } from '#tests/run-here.ts'

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

test('is a command', async ({ freshDatabase: { url } }) => {
  const script = () => import('#scripts/messages.ts')
  const settings = { DATABASE_URL: url }
  expect(await runHere(script, { words: ['templates'], settings })).toEqual({
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
