import { startDatabase } from '#bench/start-database.ts'
import { connect } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { createUser } from '#tests/factories.ts'
import { listTextFields } from '#tests/hostile-rows/text-fields.ts'
import { startSite } from '#tests/site.ts'

// A text of 50 kB of each kind in every field of every call that takes one, and as long a path and
// query, against the same with a short text. Prints the slowest; after one build:
// node tests/faults/long-texts.ts

const bytes = 50_000
const long = Object.entries({
  letters: `${'a'.repeat(bytes)}!`,
  digits: `${'1'.repeat(bytes)}x`,
  spaces: `x${' '.repeat(bytes)}x`,
  signs: `x${' ,-/'.repeat(bytes / 4)}x`,
  words: `${'2 bhk near sector '.repeat(bytes / 18)}x`,
  hindi: `${'दो '.repeat(bytes / 8)}x`,
})

await using stack = new AsyncDisposableStack()
const database = await startDatabase()
stack.defer(() => database.stop())
const site = await startSite({
  DATABASE_URL: database.url,
  DATA_DIR: database.dataFolder,
  DEMO_DATA: 'off',
  LOG_LEVEL: 'error',
})
stack.defer(() => site.stop())
const { url } = site
const db = connect(database.url, { size: 2 })
stack.defer(() => db.destroy())

const took: { what: string; ms: number; over: number }[] = []
for (const { path, name } of await listTextFields()) {
  const field = name.replace(/\W.*$/, '')
  await time(path, { [field]: 'a' })
  const short = await time(path, { [field]: 'a' })
  for (const [kind, text] of long) {
    const ms = await time(path, { [field]: text })
    took.push({ what: `${path} ${field}, ${kind}`, ms, over: ms - short })
  }
}
for (const path of [`${'/'.repeat(15_000)}x`, `/search/rent?q=${'1'.repeat(15_000)}x`]) {
  const short = await time('/search/rent')
  const ms = await time(path)
  took.push({ what: path.slice(0, 20), ms, over: ms - short })
}

const worst = took.toSorted((one, other) => other.over - one.over)
const isOver = worst.filter(({ over }) => over > 50).length
for (const { what, ms, over } of worst.slice(0, 10))
  process.stdout.write(`${ms.toFixed(0).padStart(6)} ms, ${over.toFixed(0)} more: ${what}\n`)
process.stdout.write(`${took.length} requests, ${isOver} took 50 ms longer than a short text\n`)

/** The better of two, each by a new administrator: a call may end sessions or reach a limit. */
async function time(path: string, form?: Record<string, string>) {
  const times: number[] = []
  for (let round = 0; round < 2; round += 1) {
    const { id } = await createUser(db, { role: 'administrator' })
    const client = { device: 'phone', address: '10.0.0.9' }
    const { token } = await startSession(db, { days: 1, staffIdleHours: 1 }, id, client)
    const begun = performance.now()
    const reply = await fetch(url + path, {
      redirect: 'manual',
      headers: { 'x-api-key': 'basera-web', cookie: `basera_session=${token}` },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    await reply.arrayBuffer()
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}
