import { expect } from 'vitest'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'

const path = '/api/web-vitals'

test('what a browser measured is counted, and nothing of who it was is kept', async ({ db }) => {
  const { status } = await apiFor(db).post(path, {
    page: '/search/rent',
    lcp: '1234.5',
    cls: '0.01',
  })

  expect(status).toBe(200)
  const rows = await db.selectFrom('webVital').select(['page', 'vital']).orderBy('vital').execute()
  expect(rows).toEqual([
    { page: '/search/rent', vital: 'cls' },
    { page: '/search/rent', vital: 'lcp' },
  ])
  expect(await db.selectFrom('usageEvent').selectAll().execute()).toEqual([])
})

test.for<Record<string, string>>([
  { page: '', lcp: '1' },
  { page: 'https://elsewhere.example/', lcp: '1' },
  { page: '/<script>', lcp: '1' },
  { page: `/${'a'.repeat(80)}`, lcp: '1' },
  { page: '/', lcp: '-1' },
  { page: '/', lcp: '600001' },
  { page: '/', lcp: 'NaN' },
  { page: '/', cls: 'Infinity' },
])('%j is refused', async (form, { db }) => {
  expect((await apiFor(db).post(path, form)).status).toBe(422)
  expect(await db.selectFrom('webVital').selectAll().execute()).toEqual([])
})
