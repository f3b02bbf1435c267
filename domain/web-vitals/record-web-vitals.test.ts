import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { recordWebVitals } from '#domain/web-vitals/record-web-vitals.ts'
import { removeOldWebVitals } from '#domain/web-vitals/remove-old-web-vitals.ts'
import { test } from '#tests/database.ts'

const now = new Date('2026-02-03T00:10+05:30')

test('visits of a page and day are added up by metric', async ({ db }) => {
  await recordWebVitals(db, { page: '/', lcp: 900, cls: 0 }, now)
  await recordWebVitals(db, { page: '/', lcp: 2_600 }, now)
  await recordWebVitals(db, { page: '/', lcp: 950 }, now)
  await recordWebVitals(db, { page: '/loan', lcp: 950 }, now)

  const [lcp, cls, loan] = await kept(db)
  expect(lcp).toMatchObject({ page: '/', vital: 'lcp', good: 2, fair: 1, poor: 0, rating: 'fair' })
  expect(Object.entries(lcp!.buckets).filter(([, count]) => count > 0)).toEqual([
    ['7', 2],
    ['13', 1],
  ])
  expect(cls).toMatchObject({ page: '/', vital: 'cls', good: 1, rating: 'good' })
  expect(loan).toMatchObject({ page: '/loan', good: 1 })
})

test('a day begins at midnight in India', async ({ db }) => {
  await recordWebVitals(db, { page: '/', lcp: 900 }, new Date(now.getTime() - 11 * 60_000))
  await recordWebVitals(db, { page: '/', lcp: 900 }, now)

  expect(await kept(db)).toMatchObject([
    { day: '2026-02-02', createdAt: new Date('2026-02-02T00:00+05:30') },
    { day: '2026-02-03', createdAt: new Date('2026-02-03T00:00+05:30') },
  ])
})

describe('the rating', () => {
  test.for([
    [[900, 900, 900, 9_000], 'good'],
    [[900, 900, 3_000, 9_000], 'fair'],
    [[900, 900, 9_000, 9_000], 'poor'],
  ] as const)('of %j is %s', async ([times, rating], { db }) => {
    for (const lcp of times) await recordWebVitals(db, { page: '/', lcp }, now)
    expect(await kept(db)).toMatchObject([{ rating }])
  })
})

test('made-up pages fill no table, and known ones are still counted', async ({ db }) => {
  await recordWebVitals(db, { page: '/made-up-', cls: 0 }, now)
  await sql`
    insert into web_vital (day, page, vital, buckets, good, fair, poor, created_at)
    select day, page || n, vital, buckets, good, fair, poor, created_at
    from web_vital, generate_series(0, 197) as n
  `.execute(db)
  for (const page of ['/made-up-198', '/made-up-199'])
    await recordWebVitals(db, { page, cls: 0 }, now)
  await recordWebVitals(db, { page: '/made-up-0', cls: 0 }, now)

  const rows = await kept(db)
  expect(rows).toHaveLength(200)
  expect(rows.map(({ page }) => page)).not.toContain('/made-up-199')
  expect(rows.find(({ page }) => page === '/made-up-0')).toMatchObject({ good: 2 })
})

test('what is older than 400 days goes', async ({ db }) => {
  await recordWebVitals(db, { page: '/', cls: 0 }, new Date('2026-01-01T12:00+05:30'))
  const removeOn = (day: string) => removeOldWebVitals(db, new Date(`${day}T12:00+05:30`))

  await removeOn('2027-02-05')
  expect(await kept(db)).toHaveLength(1)
  await removeOn('2027-02-06')
  expect(await kept(db)).toEqual([])
})

function kept(db: Db) {
  return db.selectFrom('webVital').selectAll().orderBy('day').orderBy('id').execute()
}
