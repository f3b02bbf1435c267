import { expect } from 'vitest'
import { listJobs } from '#domain/jobs/list-jobs.ts'
import { jobs } from '#scripts/commands/jobs.ts'
import { test } from '#tests/database.ts'
import { runHere } from '#tests/run-here.ts'

test('shows what runs in the background, and queues what runs by the clock', async ({
  freshDatabase: { url, db },
}) => {
  const lines: string[] = []
  await jobs(db, ['run', 'remove-old-records'], (line) => lines.push(line))
  expect(lines).toEqual([expect.stringContaining('remove-old-records is queued')])
  expect(await listJobs(db)).toContainEqual({
    name: 'remove-old-records',
    doneAt: null,
    waiting: 1,
    failed: 0,
  })
  const script = () => import('#scripts/jobs.ts')
  expect(await runHere(script, { settings: { DATABASE_URL: url } })).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^remove-old-records {2}50 3 \* \* \* {4}not done in the last day {2}1 waiting {2}0 failed$/m,
    ),
  })
  const words = ['run', 'send-message']
  await expect(jobs(db, words, () => {})).rejects.toThrow(/^What the site does in the background:/)
})
