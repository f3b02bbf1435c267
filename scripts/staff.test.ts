import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test as databaseTest } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { test as folderTest } from '#tests/folder.ts'
import { runCommand, slowly } from '#tests/run-command.ts'

databaseTest('grants, lists and revokes', slowly, async ({ freshDatabase: { url, db } }) => {
  await createUser(db, { phone: '9876543210', name: 'Meera Iyer' })
  const staff = (...words: string[]) => run(words, { DATABASE_URL: url })

  expect(await staff('grant', '+91 98765 43210')).toMatchObject({
    code: 0,
    out: 'Meera Iyer is staff now.\n',
  })
  expect(await staff('grant', '9876543210', 'administrator')).toMatchObject({
    out: 'Meera Iyer is an administrator now.\n',
  })
  expect(await staff('list')).toMatchObject({ out: '+91 98765 43210  Meera Iyer  administrator\n' })
  expect(await staff('revoke', '9876543210')).toMatchObject({
    code: 0,
    out: 'Meera Iyer is not staff any more and is logged out.\n',
  })
})

databaseTest('makes the first administrator', slowly, async ({ freshDatabase: { url, db } }) => {
  const create = (...words: string[]) => run(['create', ...words], { DATABASE_URL: url })

  expect(await create('9876543210', 'administrator', 'Asha Rao')).toEqual({
    code: 0,
    out: 'Asha Rao has an account and is an administrator now.\n',
    err: '',
  })
  expect(await create('9876543210', 'administrator')).toMatchObject({
    code: 0,
    out: 'Asha Rao was an administrator already.\n',
  })
  const accounts = await db.selectFrom('appUser').select(['phone', 'name', 'role']).execute()
  expect(accounts).toEqual([{ phone: '9876543210', name: 'Asha Rao', role: 'administrator' }])
})

databaseTest('says what is wrong in one sentence', slowly, async ({ freshDatabase: { url } }) => {
  const staff = (...words: string[]) => run(words, { DATABASE_URL: url })

  const away = await run(['list'], { DATABASE_URL: 'postgres://basera@127.0.0.1:1/basera' })
  expect(away).toMatchObject({ code: 1, out: '' })
  expect(away.err).toMatch(/^The setting DATABASE_URL is not right, .*ECONNREFUSED.*\n$/)

  expect(await staff('grant', '9876543210')).toMatchObject({
    code: 1,
    err: '+91 98765 43210 has no account yet: use create instead of grant to make one.\n',
  })
  expect(await staff('promote', '9876543210')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Who is staff:/),
  })
})

databaseTest('says that the tables are missing', slowly, async ({ freshDatabase: { url, db } }) => {
  await sql`alter table app_user rename to app_user_of_another_version`.execute(db)
  expect(await run(['list'], { DATABASE_URL: url })).toMatchObject({
    code: 1,
    err: 'The database does not have the tables of this version yet. Run npm run migrate, then try again.\n',
  })
})

folderTest('makes no database where there is none', slowly, async ({ folder }) => {
  const data = path.join(folder, 'data')

  expect(await run(['list'], { DATA_DIR: data })).toMatchObject({
    code: 1,
    err: 'There is no database yet. Run npm start once, then try again.\n',
  })
  expect(existsSync(data)).toBe(false)
})

function run(words: string[], settings: Record<string, string>) {
  return runCommand('staff.ts', words, settings)
}
