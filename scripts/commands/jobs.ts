import { reportDate } from '#contract/format/report-date.ts'
import type { Db } from '#db/connect.ts'
import { enqueue } from '#domain/jobs/enqueue.ts'
import { listJobs } from '#domain/jobs/list-jobs.ts'
import type { Say } from '#scripts/commands/say.ts'
import { Refusal } from '#scripts/with-site-database.ts'
import { timetable } from '#server/jobs/timetable.ts'

const scheduled = Object.keys(timetable) as (keyof typeof timetable)[]
const usage = `What the site does in the background:
  npm run jobs                              when each was done last, what waits and what failed
  npm run jobs -- run remove-old-records    lets the running site do it now
Those that run by the clock and can be run now: ${scheduled.join(', ')}`

/** `npm run jobs`: does what the words ask for, or refuses. */
export async function jobs(db: Db, words: string[], say: Say) {
  const [command, name, ...more] = words
  if (!command) return list(db, say)
  const job = scheduled.find((each) => each === name)
  if (command !== 'run' || !job || more.length > 0) throw new Refusal(usage)
  await enqueue(db, job, {})
  say(`${job} is queued: a running site begins with it within seconds.`)
}

/** Times are India's, as those of the timetable. */
async function list(db: Db, say: Say) {
  const clock: Partial<Record<string, string>> = timetable
  for (const { name, doneAt, waiting, failed } of await listJobs(db)) {
    const done = doneAt ? `done ${reportDate(doneAt)}` : 'not done in the last day'
    const line = [name.padEnd(20), (clock[name] ?? '').padEnd(14), done.padEnd(26)]
    say(`${line.join('')}${waiting} waiting  ${failed} failed`)
  }
}
