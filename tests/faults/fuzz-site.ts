import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { collectedMegabytes, collectsGarbage } from '#bench/process-figures.ts'
import { startDatabase } from '#bench/start-database.ts'
import { connect } from '#db/connect.ts'
import { fuzz } from '#tests/faults/fuzz.ts'
import { startSite } from '#tests/site.ts'

// 10,000 requests with a fixed seed and as many with a random one, which is printed. The first make the
// site warm; with the others its memory may grow by a tenth (after one build):
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
  NODE_OPTIONS: collectsGarbage,
})
stack.defer(() => site.stop())
const db = connect(database.url, { size: 6 })
stack.defer(() => db.destroy())

const memory: number[] = []
for (const seed of given.length > 0 ? given : [1, randomInt(2 ** 31)]) {
  const { problems, statuses } = await fuzz(db, { url: site.url, requests, seed, slowMs: 5_000 })
  memory.push(await collectedMegabytes(site.pid!))
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.stdout.write(
    `seed ${seed}: ${requests} requests, ${problems.length} problems, ${JSON.stringify(statuses)}, memory ${memory.at(-1)!.toFixed(0)} MB\n`,
  )
  if (problems.length > 0) process.exitCode = 1
}
const errors = readFileSync(site.logFile, 'utf8').match(/"level":(50|60).*/g) ?? []
process.stdout.write(`${errors.length} errors in the log\n`)
for (const error of errors.slice(0, 10)) process.stdout.write(`${error.slice(0, 400)}\n`)
const growth = memory.at(-1)! / memory[0]! - 1
process.stdout.write(`growth after the first ${requests}: ${(growth * 100).toFixed(1)} %\n`)
if (growth > 0.1) process.exitCode = 1
