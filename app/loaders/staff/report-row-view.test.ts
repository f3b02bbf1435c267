import { expect, test } from 'vitest'
import { toRowView } from '#app/loaders/staff/report-row-view.ts'
import type { ReportDefinition } from '#domain/reports/report.ts'
import { reportRegistry } from '#domain/reports/reports.ts'

const row = {
  _id: '1',
  createdAt: '2026-11-13T12:50:00Z',
  user_name: 'Meena Gupta',
  phone_no: '9811140275',
  user_email: 'meena@example.com',
  role: 'member',
  blocked: 'false',
  profile_url: '',
  location_q: '28.46,77.03',
  search_history: [{ search_text: 'villa near my office' }],
  saved_prop: [{ spn_id: 'SPN00000001' }],
}

test('what somebody searched for is not on the page of the users, also not as raw view', () => {
  const report: ReportDefinition = reportRegistry.user_data
  const view = toRowView(report, { id: '1', row, detail: undefined }, 'Basera')
  expect(view.name).toBe('Meena Gupta')
  expect(view.facts.map(({ label }) => label)).toEqual(['Blocked', 'Location', 'Saved Property'])
  expect(view.raw).toHaveProperty('saved_prop')
  expect(JSON.stringify(view)).not.toContain('villa')
})

test('a card has the name as the way to the account, and the number to dial', () => {
  const card = { label: 'Visitor', title: 'Ritu', lines: [], href: '/admin/people/2' }
  const detail = { cards: [{ ...card, phone: '9811140275' }], facts: [] }
  const { cards } = toRowView(reportRegistry.user_data, { id: '1', row, detail }, 'Basera')
  expect(cards).toMatchObject([
    { title: 'Ritu', href: '/admin/people/2', reach: [{ href: 'tel:+919811140275' }] },
  ])
})
