import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Db } from '#db/connect.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { makeScratch, say, startScratchDatabase } from '#tests/faults/scratch.ts'
import { freePort } from '#tests/site.ts'

// Starts an earlier version on a database that this version has migrated, and asks it for what people
// use: node tests/faults/roll-back.ts [commit or tag]. Without one, the last commit before the newest
// migration.

const root = path.resolve(import.meta.dirname, '../..')
const git = (...words: string[]) =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
const version = process.argv[2] ?? beforeNewestMigration()
const scratch = makeScratch()
const database = await startScratchDatabase()
try {
  const db = connect(database.url, { size: 4, timeoutMs: 120_000 })
  await migrateToLatest(db)
  await loadDemo(db)
  await forgetMigrations(db)
  await db.destroy()
  const site = await startVersion(version)
  const found = await tryPages(site.url)
  await site.stop()
  const failed = found.filter(({ status }) => status !== 200)
  const errors = site
    .readLog()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
  say(
    `${version} on the tables of this version: ${found.length} pages and calls, ${failed.length} failed, ${errors.length} errors logged`,
  )
  for (const { path: page, status } of failed) say(`  ${status} ${page}`)
  for (const line of errors.slice(0, 5)) say(`  ${line.slice(0, 400)}`)
  if (failed.length + errors.length > 0) process.exitCode = 1
} finally {
  await database.stop()
  scratch.remove()
}

/**
 * Versions without db/run-migrations.ts refuse a database that has run what they do not know. They get
 * the new tables all the same, and a list of migrations that they know.
 */
async function forgetMigrations(db: Db) {
  if (git('ls-tree', version, 'db/run-migrations.ts')) return
  const known = git('show', `${version}:db/migration-order.txt`).split('\n')
  const { numAffectedRows } = await sql`
    delete from kysely_migration where not (name = any(${known}))
  `.execute(db)
  say(`${version} refuses newer tables by their names: ${numAffectedRows} are hidden from it`)
}

/** The history may be shallow; then a version must be named. */
function beforeNewestMigration() {
  const newest = readFileSync(path.join(root, 'db/migration-order.txt'), 'utf8')
    .trim()
    .split('\n')
    .at(-1)
  const added = git(
    'log',
    '--format=%h',
    '--diff-filter=A',
    '-1',
    '--',
    `db/migrations/${newest}.ts`,
  )
  try {
    return git('rev-parse', '--short', `${added}^`)
  } catch {
    say(
      `The history does not reach the commit before ${newest}: name a version, or fetch the history.`,
    )
    process.exit(1)
  }
}

async function startVersion(name: string) {
  const folder = path.join(scratch.folder, 'site')
  execFileSync('sh', ['-c', `mkdir ${folder} && git archive ${name} | tar -x -C ${folder}`], {
    cwd: root,
  })
  cpSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const node = process.execPath
  const build = "import('./scripts/build.mjs').then((build) => build.buildSite(process.execPath))"
  execFileSync(node, ['-e', build], { cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const logFile = path.join(scratch.folder, 'site.log')
  const log = openSync(logFile, 'a')
  const settings = {
    PATH: process.env.PATH,
    PORT: `${port}`,
    DATABASE_URL: database.url,
    DATA_DIR: path.join(scratch.folder, 'data'),
    DEMO_DATA: 'off',
  }
  const child = spawn(node, ['server/main.ts'], {
    cwd: folder,
    env: settings,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(readFileSync(logFile, 'utf8'))
    await sleep(200)
  }
  return {
    url,
    readLog: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
    async stop() {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

async function tryPages(url: string) {
  const pages = [
    '/',
    '/search/buy?city=gurugram',
    '/search/rent?city=delhi',
    '/about',
    '/login',
    '/sitemap.xml',
  ]
  const calls = [
    { page: '/api/prop/search', body: 'city=delhi' },
    { page: '/api/otp/s', body: 'loginSign=login&phone_no=9000000003' },
  ]
  const found: { path: string; status: number }[] = []
  for (const page of pages)
    found.push({ path: page, status: (await fetch(`${url}${page}`)).status })
  const results = await (await fetch(`${url}/search/buy?city=gurugram`)).text()
  const listings = [...results.matchAll(/href="(\/property\/\?id=\w+)/g)].map(([, page]) => page!)
  for (const page of new Set(listings.slice(0, 5)))
    found.push({ path: page, status: (await fetch(`${url}${page}`)).status })
  for (const { page, body } of calls) {
    const headers = {
      'x-api-key': 'basera-web',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const { status } = await fetch(`${url}${page}`, { method: 'POST', headers, body })
    found.push({ path: page, status })
  }
  // Jobs that were begun run into their tables within seconds.
  await sleep(5_000)
  return found
}
