import { reportDate } from '#contract/format/report-date.ts'
import type { Db } from '#db/connect.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { listJobs } from '#domain/jobs/list-jobs.ts'
import { Refusal, withSiteDatabase } from '#scripts/with-site-database.ts'
import { timetable } from '#server/jobs/timetable.ts'

const scheduled = Object.keys(timetable) as (keyof typeof timetable)[]
const usage = `What the site does in the background:
  npm run jobs                              when each was done last, what waits and what failed
  npm run jobs -- run remove-old-records    lets the running site do it now
Those that run by the clock and can be run now: ${scheduled.join(', ')}`

await withSiteDatabase(async (db) => {
  const [command, name, ...more] = process.argv.slice(2)
  if (!command) return list(db)
  const job = scheduled.find((each) => each === name)
  if (command !== 'run' || !job || more.length > 0) throw new Refusal(usage)
  await enqueue(db, job, {})
  process.stdout.write(`${job} is queued: a running site begins with it within seconds.\n`)
})

/** Times are India's, as those of the timetable. */
async function list(db: Db) {
  const clock: Partial<Record<string, string>> = timetable
  for (const { name, doneAt, waiting, failed } of await listJobs(db)) {
    const done = doneAt ? `done ${reportDate(doneAt)}` : 'not done in the last day'
    const line = [name.padEnd(20), (clock[name] ?? '').padEnd(14), done.padEnd(26)]
    process.stdout.write(`${line.join('')}${waiting} waiting  ${failed} failed\n`)
  }
}
