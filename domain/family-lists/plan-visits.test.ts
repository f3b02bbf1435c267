import { expect, test } from 'vitest'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'
import { planVisits } from '#domain/family-lists/plan-visits.ts'
import type { SavedHome } from '#domain/shortlist/list-saved-homes.ts'

const [saturday, sunday] = ['2026-11-21', '2026-11-22']

test('homes stand under each day of a visit or of a wish, the first day first', () => {
  const plan = planVisits(
    [
      home('A', 0, { visitDay: sunday, visitTime: 'morning', visitStatus: 'accepted' }),
      home('B', 2, { visitDay: sunday, visitTime: 'evening', visitStatus: 'requested' }),
      home('C', 4),
    ],
    [wish('A', 'Maa', saturday), wish('A', 'Papa', sunday), wish('B', 'Nani', null)],
  )

  expect(plan.map(({ day, stops }) => [day, stops.map(({ home: { spn } }) => spn)])).toEqual([
    [saturday, ['A']],
    [sunday, ['A', 'B']],
  ])
  expect(plan[0]?.stops).toMatchObject([{ visit: null, wishedBy: ['Maa'] }])
  expect(plan[1]?.stops).toMatchObject([
    { visit: { time: 'morning', clock: '', isAgreed: true }, wishedBy: ['Papa'] },
    { visit: { time: 'evening', clock: '', isAgreed: false }, wishedBy: [] },
  ])
})

test('the way to the next home is told, and none after the last', () => {
  const visits = { visitDay: saturday, visitTime: 'morning' } as const
  const [day] = planVisits(
    [home('A', 0, visits), home('B', 2, visits), lost('C', { visitDay: saturday })],
    [],
  )

  expect(day?.stops.map(({ metresToNext }) => metresToNext && Math.round(metresToNext))).toEqual([
    2_000,
    undefined,
    undefined,
  ])
  expect(day?.stops.map(({ metroToNext }) => metroToNext)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(Object.keys(day?.stops[0] ?? {})).not.toContain('day')
})

test('an exact time counts more than a time of day, and what has none is fitted in', () => {
  const on = (visit: Partial<SavedHome>) => ({ visitDay: saturday, ...visit })
  const [day] = planVisits(
    [
      home('evening', 0, on({ visitTime: 'evening' })),
      home('afternoon', 0, on({ visitTime: 'afternoon' })),
      home('late', 0, on({ visitTime: 'morning', visitClock: '17:30' })),
      home('early', 0, on({ visitTime: 'evening', visitClock: '08:30' })),
      home('morning', 0, on({ visitTime: 'morning' })),
      home('beyond', 9, on({})),
    ],
    [],
  )

  expect(day?.stops.map(({ home: { spn } }) => spn)).toEqual([
    'early',
    'morning',
    'afternoon',
    'evening',
    'late',
    'beyond',
  ])
})

test.for([{ isHidden: true }, { isSold: true }])(
  'a home that cannot be had is not planned: %j',
  (gone) => {
    expect(planVisits([home('A', 0, { visitDay: saturday, ...gone })], [])).toEqual([])
    expect(planVisits([home('A', 0, gone)], [wish('A', 'Maa', saturday)])).toEqual([])
  },
)

/** A saved home at a kilometre of one street. */
function home(spn: string, km: number, differences: Partial<SavedHome> = {}) {
  const none = { visitDay: null, visitTime: null, visitClock: null, visitStatus: null }
  const place = { lat: 28.4 + km / 111.195, lng: 77 }
  return { spn, isHidden: false, isSold: false, ...none, ...place, ...differences } as SavedHome
}

function lost(spn: string, differences: Partial<SavedHome>) {
  return { ...home(spn, 0, differences), lat: null }
}

function wish(spn: string, name: string, wishedDay: string | null): FamilyOpinion {
  return { spn, name, relativeId: name, isLiked: false, note: '', wishedDay }
}
