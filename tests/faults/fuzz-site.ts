import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startDatabase } from '#bench/start-database.ts'
import { connect } from '#db/connect.ts'
import { fuzz } from '#tests/faults/fuzz.ts'
import { startSite } from '#tests/site.ts'

// 10,000 requests with a fixed seed and as many with a random one, which is printed (after one build):
// npm run fuzz -- [requests] [seed]

const [requests = 10_000, ...given] = process.argv.slice(2).map(Number)
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
const db = connect(database.url, { size: 6 })
stack.defer(() => db.destroy())

for (const seed of given.length > 0 ? given : [1, randomInt(2 ** 31)]) {
  const before = memory()
  const { problems, statuses } = await fuzz(db, { url: site.url, requests, seed })
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.stdout.write(
    `seed ${seed}: ${requests} requests, ${problems.length} problems, ${JSON.stringify(statuses)}, memory ${before} → ${memory()} MB\n`,
  )
  if (problems.length > 0) process.exitCode = 1
}
const errors = readFileSync(site.logFile, 'utf8').match(/"level":(50|60).*/g) ?? []
process.stdout.write(`${errors.length} errors in the log\n`)
for (const error of errors.slice(0, 10)) process.stdout.write(`${error.slice(0, 400)}\n`)

function memory() {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
