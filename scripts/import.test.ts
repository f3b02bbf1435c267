import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { test as databaseTest } from '#tests/database.ts'
import { importText } from '#tests/import-rows.ts'
import { commandEnv, runCommand, slowly } from '#tests/run-command.ts'

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
    const run = (...words: string[]) =>
      runCommand('import.ts', words, { DATABASE_URL: url, DATA_DIR: folder })

    expect(await run(file, '--dry-run')).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 can be imported, 0 imported before, 1 refused.'),
    })
    expect(await countListings(db)).toBe(0)
    const report = path.join(folder, 'homes.refused.csv')
    expect(await run(file)).toMatchObject({
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

test(
  'says in one sentence what is wrong with a file',
  slowly,
  async ({ freshDatabase: { url }, folder }) => {
    const file = path.join(folder, 'homes.csv')
    const run = (...words: string[]) =>
      runCommand('import.ts', words, { DATABASE_URL: url, DATA_DIR: folder })

    expect(await run(file)).toMatchObject({ code: 1, err: `There is no file ${file}.\n` })
    await writeFile(file, Buffer.from('reference,owner_name\nA-1,Jos\xe9\n', 'latin1'))
    expect(await run(file)).toMatchObject({ code: 1, err: expect.stringContaining('UTF-8') })
    expect(await run(file, '--status', 'sold_out')).toMatchObject({
      code: 1,
      err: expect.stringContaining('npm run import -- --template'),
    })
    expect(existsSync(path.join(folder, 'homes.refused.csv'))).toBe(false)
  },
)

test(
  'goes on after a kill where it was, each row once',
  slowly,
  async ({ freshDatabase: { url, db }, folder }) => {
    const file = path.join(folder, 'homes.csv')
    const rows = Array.from({ length: 100 }, (_, at) => ({
      reference: `A-${at}`,
      owner_phone: `98765${String(at % 20).padStart(5, '0')}`,
    }))
    await writeFile(file, importText(rows))
    const settings = { DATABASE_URL: url, DATA_DIR: folder }
    const script = path.join(import.meta.dirname, 'import.ts')
    const env = { ...commandEnv, ...settings }
    const child = spawn(process.execPath, [script, file], { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    while (child.exitCode === null && (await countListings(db)) < 5) await sleep(5)
    child.kill('SIGKILL')
    await ended
    const before = await countListings(db)

    const { out } = await runCommand('import.ts', [file], settings)

    // On a slow machine lines about its progress come first.
    const [, imported, known] = /^(\d+) imported, (\d+) imported before, 0 refused/m.exec(out) ?? []
    expect(Number(imported) + Number(known), out).toBe(100)
    expect(Number(known)).toBeGreaterThanOrEqual(before)
    expect(await countListings(db)).toBe(100)
  },
)

test('prints a template and what each column takes', slowly, async () => {
  const template = await runCommand('import.ts', ['--template'], {})
  const columns = await runCommand('import.ts', ['--columns'], {})

  expect(template.out).toMatch(/^reference,owner_phone,.*,images\r\n$/)
  expect(columns.out).toMatch(/^facing .*: east, west/m)
})

async function countListings(db: Db) {
  const { total } = await db
    .selectFrom('listing')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
