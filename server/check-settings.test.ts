import { describe, expect } from 'vitest'
import { connect } from '#db/connect.ts'
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
    const check = checkDatabases(
      { workDb: wrong, searchDb: freshDatabase.db },
      { DATABASE_URL: address },
      collectLog().log,
    )
    await expect(check).rejects.toThrow(/^The setting DATABASE_URL is not right/)
    await expect(check).rejects.toThrow(reason)
    await wrong.destroy()
  })

  test('to read from may be away, and is warned about, but not wrong', async ({
    freshDatabase: { url, db },
  }) => {
    const { log, written } = collectLog()
    async function check(address: string) {
      const searchDb = connect(new URL(address, url).href, { size: 1 })
      const settings = { DATABASE_URL: url, DATABASE_READ_URL: address }
      await checkDatabases({ workDb: db, searchDb }, settings, log).finally(() =>
        searchDb.destroy(),
      )
    }

    await check('postgres://basera@127.0.0.1:1/basera')
    expect(written()).toContain('The setting DATABASE_READ_URL is not right')
    await expect(check('/nowhere')).rejects.toThrow('The setting DATABASE_READ_URL is not right')
  })
})

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
