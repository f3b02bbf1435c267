import { sql } from 'kysely'
import { type VitalRating, vitalRatings, type WebVital, webVitals } from '#contract/options.ts'
import { report } from '#domain/reports/report.ts'
import { percentile75 } from '#domain/web-vitals/vital-scale.ts'

const tones = { good: 'good', fair: 'wait', poor: 'bad' } as const satisfies Record<
  VitalRating,
  string
>

export const webVitalReport = report({
  id: 'web_vitals',
  title: 'Speed of Pages',
  table: 'webVital',
  fields: {
    createdAt: { label: 'Date', kind: 'moment' },
    page: { label: 'Page' },
    vital: { label: 'What', kind: 'option', list: webVitals },
    value: { label: 'Three of four below' },
    rating: { label: 'Rating', kind: 'option', list: vitalRatings, tones },
    visits: { label: 'Measured visits', kind: 'number' },
  },
  columns: [
    { field: 'createdAt', sort: 'date' },
    { field: 'page' },
    { field: 'vital' },
    { field: 'value' },
    { field: 'rating' },
    { field: 'visits' },
  ],
  matches: (word, pattern) => sql`(page ilike ${pattern} or vital = lower(${word}))`,
  status: { label: 'Rating', list: vitalRatings, is: (value) => sql`rating = ${sql.lit(value)}` },
  async read(db, ids) {
    const rows = await db
      .selectFrom('webVital')
      .select(['id', 'createdAt', 'page', 'vital', 'buckets', 'rating', 'good', 'fair', 'poor'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, createdAt, page, vital, buckets, rating, good, fair, poor }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      page,
      vital,
      value: vitalText(vital, percentile75(vital, buckets)),
      rating,
      visits: good + fair + poor,
    }))
  },
})

function vitalText(vital: WebVital, value: number) {
  if (vital === 'cls') return value.toFixed(2)
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`
}
