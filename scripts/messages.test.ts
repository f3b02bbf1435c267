import { expect } from 'vitest'
import { test } from '#tests/database.ts'
import { runCommand, slowly } from '#tests/run-command.ts'

test(
  'keeps registered texts and contacts without promotions, and says what is wrong',
  slowly,
  async ({ freshDatabase: { url } }) => {
    const messages = (...words: string[]) => runCommand('messages.ts', words, { DATABASE_URL: url })

    await messages('template', '1107161234567890123', 'Dear {#var#}, thank you.')
    expect(await messages('templates')).toMatchObject({
      out: '1107161234567890123  Dear {#var#}, thank you.\n',
    })
    await messages('suppress', 'Neha@Example.com', 'asked by phone')
    expect(await messages('suppressed')).toMatchObject({
      out: 'neha@example.com  asked by phone\n',
    })
    expect(await messages('unsuppress', '9876543210')).toMatchObject({
      code: 1,
      err: '9876543210 is not on the list.\n',
    })
    expect(await messages('template', 'abc', 'Hello')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Registered SMS texts'),
    })
  },
)
