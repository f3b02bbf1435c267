import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownerCheckLimits } from '#contract/limits/owner-checks.ts'
import { inYearsOrDays, retentionDays } from '#contract/limits/retention.ts'
import { jobQueues } from '#db/job-queues.ts'

const operations = readFileSync('docs/operations.md', 'utf8')
const [, section = ''] = /## How long things are kept\n([\s\S]*?)\n## /.exec(operations) ?? []
const rows = section
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('docs/operations.md says of everything how long it is kept', () => {
  expect(rows.map(([, what]) => what)).toEqual([
    'login codes',
    'sessions',
    'searches',
    'page views',
    'web vitals',
    'alerts and notifications',
    'messages of staff',
    'call and mail requests',
    'lines of conversations',
    'leads and contacts',
    'visits',
    'family lists',
    'papers of owners',
    'checks of owners',
    'complaints',
    'outbox',
    'audit log',
    'logs',
    'unattached uploads',
    'erased accounts',
  ])
})

test('docs/operations.md says the times that the jobs go by', () => {
  const said = Object.fromEntries(rows.map(([, what = '', long = '']) => [what, long]))
  const days = retentionDays
  expect(said).toMatchObject({
    searches: expect.stringContaining(inYearsOrDays(days.searches)),
    'alerts and notifications': inYearsOrDays(days.notifications),
    'messages of staff': expect.stringContaining(inYearsOrDays(days.broadcasts)),
    'call and mail requests': expect.stringContaining(inYearsOrDays(days.requests)),
    'leads and contacts': `${inYearsOrDays(days.leads)}; leads that the owner closed, ${inYearsOrDays(days.closedLeads)}`,
    visits: expect.stringContaining(inYearsOrDays(days.visits)),
    'family lists': expect.stringContaining(inYearsOrDays(days.familyLists)),
    complaints: expect.stringContaining(inYearsOrDays(days.complaints)),
    'papers of owners': expect.stringContaining(`${ownerCheckLimits.waitingDays} days at most`),
    'checks of owners': expect.stringContaining(inYearsOrDays(days.ownerChecks)),
    'web vitals': expect.stringContaining(inYearsOrDays(days.webVitals)),
  })
})

test.each(rows)(
  '%s%s is removed by a job that exists, and proved',
  (_, _what, _long, by, proof) => {
    const [, job] = /^job `([\w-]+)`/.exec(by!) ?? []
    if (job) expect(Object.keys(jobQueues)).toContain(job)
    const [, file = ''] = /`([\w./-]+)`/.exec(proof!) ?? []
    expect(readFileSync(file, 'utf8')).toBeTruthy()
  },
)

test('the examples for logs keep a year', () => {
  expect(readFileSync('deploy/logs/basera.logrotate', 'utf8')).toMatch(/daily\n\s+rotate 365\n/)
  expect(readFileSync('deploy/logs/basera-journald.conf', 'utf8')).toContain(
    'MaxRetentionSec=365day',
  )
})
