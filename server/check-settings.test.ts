import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { checkDatabases, checkDataFolder, checkStorage } from '#server/check-settings.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import { test } from '#tests/database.ts'
import { collectLog } from '#tests/log.ts'
import { startS3Store } from '#tests/s3-store.ts'

describe('a database of the operator', () => {
  test.for([
    ['an address where none listens', 'postgres://basera@127.0.0.1:1/basera', 'ECONNREFUSED'],
    ['a database that does not exist', '/nowhere', 'database "nowhere" does not exist'],
  ])('is refused by name at %s', async ([, address, reason], { freshDatabase }) => {
    const wrong = connect(new URL(address!, freshDatabase.url).href, { size: 1 })
    const check = checkDatabases({ workDb: wrong }, { DATABASE_URL: address }, collectLog().log)
    await expect(check).rejects.toThrow(/^The setting DATABASE_URL is not right/)
    await expect(check).rejects.toThrow(reason)
    await wrong.destroy()
  })

  test.for(['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const)(
    'of %s may be away, and is warned about, but not wrong',
    async (setting, { freshDatabase: { url, db } }) => {
      const { log, written } = collectLog()
      async function check(address: string) {
        const settings = { DATABASE_URL: url, ...settingOf(setting, new URL(address, url).href) }
        await checkDatabases({ workDb: db }, settings, log)
      }

      await check('postgres://basera@127.0.0.1:1/basera')
      expect(written()).toContain(`The setting ${setting} is not right`)
      await expect(check('/nowhere')).rejects.toThrow(`The setting ${setting} is not right`)
    },
  )

  test.for(['DATABASE_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const)(
    'of %s is refused when its PostgreSQL is too old',
    async (setting, { freshDatabase: { url, db } }) => {
      await pretendVersion(db, 14)
      const old = connect(url, { size: 1 })
      const settings = settingOf(setting, url)
      const check = () => checkDatabases({ workDb: old }, settings, collectLog().log)
      await expect(check()).rejects.toThrow(
        `The setting ${setting} is not right: its PostgreSQL is version 14, and 15 or newer is needed.`,
      )

      await pretendVersion(db, 15)
      await expect(check()).resolves.toBeUndefined()
      await old.destroy()
    },
  )
})

function settingOf(name: string, url: string) {
  return { [name]: name === 'DATABASE_READ_URL' ? [url] : url }
}

/** Makes new connections see another version: a function of the same name before PostgreSQL's own. */
async function pretendVersion(db: Db, version: number) {
  await sql`create schema if not exists pretended`.execute(db)
  await sql`
    create or replace function pretended.current_setting(text) returns text
    language sql as ${sql.lit(`select '${version}0004'`)}
  `.execute(db)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`
    alter database ${sql.id(rows[0]!.name)} set search_path = pretended, pg_catalog, public
  `.execute(db)
}

describe('a place for pictures', () => {
  test('that is right is left as it was found', async ({ onTestFinished }) => {
    const store = await startS3Store()
    onTestFinished(store.close)
    await check(store.url())
    expect(store.files.size).toBe(0)
  })

  test('is refused by name where nothing can be written', async ({ onTestFinished }) => {
    const store = await startS3Store()
    onTestFinished(store.close)
    await expect(check(store.url({ secret: 'wrong' }))).rejects.toThrow(
      /^The setting STORAGE_URL is not right, .* answered 403 SignatureDoesNotMatch/,
    )
    await expect(check('file:/dev/null/pictures')).rejects.toThrow('ENOTDIR')
    await expect(check('file:/proc/nowhere/pictures')).rejects.toThrow(
      /^The setting STORAGE_URL is not right, .* (ENOENT|EROFS)/,
    )
    await expect(check(undefined)).rejects.toThrow(/^The setting DATA_DIR is not right/)
  })

  test('that is away just now is warned about', async ({ onTestFinished }) => {
    const store = await startS3Store()
    onTestFinished(store.close)
    store.failures.push(503, 503, 503)
    const { log, written } = collectLog()
    await check(store.url(), log)
    expect(written()).toContain('answered 503')
  })
})

test.for([
  ['/proc/nowhere/data', '(ENOENT|EROFS)'],
  ['/dev/null/data', 'ENOTDIR'],
])('a data folder is refused by name at %s', async ([DATA_DIR, reason]) => {
  await expect(checkDataFolder({ DATA_DIR: DATA_DIR! })).rejects.toThrow(
    new RegExp(`^The setting DATA_DIR is not right, .* ${reason}`),
  )
})

function check(STORAGE_URL: string | undefined, log = collectLog().log) {
  const settings = { STORAGE_URL, DATA_DIR: '/dev/null' }
  return checkStorage(createStorage(settings), settings, log)
}
