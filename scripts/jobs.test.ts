import { expect } from 'vitest'
import { listJobs } from '#domain/jobs/list-jobs.ts'
import { test } from '#tests/database.ts'
import { runCommand, slowly } from '#tests/run-command.ts'

test(
  'shows what runs in the background, and queues what runs by the clock',
  slowly,
  async ({ freshDatabase: { url, db } }) => {
    const jobs = (...words: string[]) => runCommand('jobs.ts', words, { DATABASE_URL: url })

    expect(await jobs('run', 'remove-old-records')).toMatchObject({
      code: 0,
      out: expect.stringContaining('remove-old-records is queued'),
    })
    expect(await listJobs(db)).toContainEqual({
      name: 'remove-old-records',
      doneAt: null,
      waiting: 1,
      failed: 0,
    })
    expect(await jobs()).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^remove-old-records {2}50 3 \* \* \* {4}not done in the last day {2}1 waiting {2}0 failed$/m,
      ),
    })
    expect(await jobs('run', 'send-message')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^What the site does in the background:/),
    })
  },
)
