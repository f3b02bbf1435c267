import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { say } from '#scripts/commands/say.ts'
import { staff } from '#scripts/commands/staff.ts'
import { Refusal, withSiteDatabase } from '#scripts/with-site-database.ts'
import { test as databaseTest } from '#tests/database.ts'
import { createUser } from '#tests/factories.ts'
import { test as folderTest } from '#tests/folder.ts'
import { runHere } from '#tests/run-here.ts'

databaseTest('grants, lists and revokes', async ({ db }) => {
  await createUser(db, { phone: '9876543210', name: 'Meera Iyer' })

  expect(await said(db, 'grant', '+91 98765 43210')).toEqual(['Meera Iyer is staff now.'])
  expect(await said(db, 'grant', '9876543210', 'administrator')).toEqual([
    'Meera Iyer is an administrator now.',
  ])
  expect(await said(db, 'list')).toEqual(['+91 98765 43210  Meera Iyer  administrator'])
  expect(await said(db, 'revoke', '9876543210')).toEqual([
    'Meera Iyer is not staff any more and is logged out.',
  ])
})

databaseTest('makes the first administrator', async ({ freshDatabase: { url, db } }) => {
  const words = ['create', '9876543210', 'administrator', 'Asha Rao']
  const script = () => import('#scripts/staff.ts')
  expect(await runHere(script, { words, settings: { DATABASE_URL: url } })).toEqual({
    code: 0,
    out: 'Asha Rao has an account and is an administrator now.\n',
    err: '',
  })
  expect(await said(db, 'create', '9876543210', 'administrator')).toEqual([
    'Asha Rao was an administrator already.',
  ])
  const accounts = await db.selectFrom('appUser').select(['phone', 'name', 'role']).execute()
  expect(accounts).toEqual([{ phone: '9876543210', name: 'Asha Rao', role: 'administrator' }])
})

databaseTest('refuses what it cannot do, in one sentence', async ({ db }) => {
  await expect(said(db, 'grant', '9876543210')).rejects.toThrow(
    new Refusal('+91 98765 43210 has no account yet: use create instead of grant to make one.'),
  )
  for (const words of [['promote', '9876543210'], []])
    await expect(said(db, ...words)).rejects.toThrow(/^Who is staff:/)
})

test('says that no database answers', async () => {
  const away = await runSaying({ DATABASE_URL: 'postgres://basera@127.0.0.1:1/basera' })
  expect(away).toMatchObject({ code: 1, out: '' })
  expect(away.err).toMatch(/^The setting DATABASE_URL is not right, .*ECONNREFUSED.*\n$/)
})

databaseTest('says that the tables are missing', async ({ freshDatabase: { url, db } }) => {
  await sql`alter table app_user rename to app_user_of_another_version`.execute(db)
  expect(await runSaying({ DATABASE_URL: url })).toMatchObject({
    code: 1,
    err: 'The database does not have the tables of this version yet. Run npm run migrate, then try again.\n',
  })
})

folderTest('makes no database where there is none', async ({ folder }) => {
  const data = path.join(folder, 'data')

  expect(await runSaying({ DATA_DIR: data })).toMatchObject({
    code: 1,
    err: 'There is no database yet. Run npm start once, then try again.\n',
  })
  expect(existsSync(data)).toBe(false)
})

async function said(db: Db, ...words: string[]) {
  const lines: string[] = []
  await staff(db, words, (line) => lines.push(line))
  return lines
}

/** What the command does with a list, in this process. */
function runSaying(settings: Record<string, string>) {
  return runHere(() => withSiteDatabase((db) => staff(db, ['list'], say)), { settings })
}
