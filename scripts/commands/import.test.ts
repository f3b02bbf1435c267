import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { columnTable, importListings, readImportWords, template } from '#scripts/commands/import.ts'
import { Refusal } from '#scripts/with-site-database.ts'
import { readEnv } from '#server/env.ts'
import { test as databaseTest } from '#tests/database.ts'
import { importText } from '#tests/import-rows.ts'
import { commandEnv, runCommand, slowly } from '#tests/run-command.ts'
import { runHere } from '#tests/run-here.ts'

const test = databaseTest.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'basera-import-'))
  onCleanup(() => rm(folder, { recursive: true, force: true }))
  return folder
})

test(
  'imports what a spreadsheet saved and reports what it refused',
  slowly,
  async ({ freshDatabase: { url, db }, folder }) => {
    const file = path.join(folder, 'homes.csv')
    const rows = [{ reference: 'A-1' }, { reference: 'A-2', facing: 'up' }]
    await writeFile(file, importText(rows).replaceAll('facing', 'Facing'))

    expect(await importSaying(db, folder, file, '--dry-run')).toEqual([
      expect.stringContaining('1 can be imported, 0 imported before, 1 refused.'),
    ])
    expect(await countListings(db)).toBe(0)
    const report = path.join(folder, 'homes.refused.csv')
    const settings = { DATABASE_URL: url, DATA_DIR: folder }
    expect(await runCommand('import.ts', [file], settings)).toMatchObject({
      code: 1,
      out: `1 imported, 0 imported before, 1 refused. What to do about those is in ${report}.\n`,
    })
    expect(await readFile(report, 'utf8')).toMatch(
      /^\uFEFFline,reference,column,value,what to do\r\n3,A-2,facing,up,".*Use east, west/,
    )
    expect((await stat(report)).mode & 0o777).toBe(0o600)
    expect(await countListings(db)).toBe(1)
  },
)

test('says in one sentence what is wrong with a file', async ({ db, folder }) => {
  const file = path.join(folder, 'homes.csv')

  await expect(importSaying(db, folder, file)).rejects.toThrow(
    new Refusal(`There is no file ${file}.`),
  )
  await writeFile(file, Buffer.from('reference,owner_name\nA-1,Jos\xe9\n', 'latin1'))
  const refused = importSaying(db, folder, file)
  await expect(refused).rejects.toThrow(Refusal)
  await expect(refused).rejects.toThrow('UTF-8')
  await expect(importSaying(db, folder, file, '--status', 'sold_out')).rejects.toThrow(
    'npm run import -- --template',
  )
  expect(existsSync(path.join(folder, 'homes.refused.csv'))).toBe(false)
})

test(
  'goes on after a kill where it was, each row once',
  slowly,
  async ({ freshDatabase: { url, db }, folder }) => {
    const file = path.join(folder, 'homes.csv')
    // More than are written together.
    const total = 110
    const rows = Array.from({ length: total }, (_, at) => ({
      reference: `A-${at}`,
      owner_phone: `98765${String(at % 20).padStart(5, '0')}`,
    }))
    await writeFile(file, importText(rows))
    const script = path.resolve('scripts/import.ts')
    const env = { ...commandEnv, DATABASE_URL: url, DATA_DIR: folder }
    // Keeps the command from writing the last rows until it is killed.
    const other = await db.startTransaction().execute()
    await other.insertInto('listingImport').values({ reference: 'A-105' }).execute()
    const child = spawn(process.execPath, [script, file], { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    while (child.exitCode === null && (await countListings(db)) === 0) await sleep(50)
    child.kill('SIGKILL')
    await ended
    await other.rollback().execute()
    expect(await countListings(db)).toBe(100)

    const lines = await importSaying(db, folder, file)

    // On a slow machine lines about its progress come first.
    expect(lines.at(-1)).toBe('10 imported, 100 imported before, 0 refused.')
    expect(await countListings(db)).toBe(total)
  },
)

test('has a template and says what each column takes', () => {
  expect(template()).toMatch(/^\uFEFFreference,owner_phone,.*,images\r\n$/)
  expect(columnTable()).toMatch(/^facing .*: east, west/m)
})

test('prints its template without a database, and what words it takes', async () => {
  const script = () => import('#scripts/import.ts')
  expect(await runHere(script, { words: ['--template'] })).toEqual({
    code: 0,
    out: template(),
    err: '',
  })
  expect(() => readImportWords(['--colour'])).toThrow(/--colour.*npm run import -- --template/s)
})

/** Imports as the command does, in this process, and answers what it said. */
async function importSaying(db: Db, DATA_DIR: string, ...words: string[]) {
  const lines: string[] = []
  const env = readEnv({ DATA_DIR }, { isCommand: true })
  await importListings(db, env, readImportWords(words), (line) => lines.push(line))
  return lines
}

async function countListings(db: Db) {
  const { total } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
