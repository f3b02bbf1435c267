import { expect, test } from 'vitest'
import { metresToNext, metroToNext, orderStops } from '#domain/family-lists/order-stops.ts'
import { driveMinutes } from '#domain/travel/drive-minutes.ts'

/** Homes along one street, by their kilometre on it. */
function home(name: string, km: number | null, startsAt: string | null = null) {
  const point = km === null ? null : { lat: 28.4 + km / 111.195, lng: 77 }
  return { name, point, startsAt }
}

function order(...homes: ReturnType<typeof home>[]) {
  return orderStops(homes).map(({ name }) => name)
}

test('homes without a time are seen along the shortest way', () => {
  expect(order(home('middle', 5), home('south', 0), home('north', 9))).toEqual([
    'south',
    'middle',
    'north',
  ])
})

test('times come first, and what has none is fitted in where it is no detour', () => {
  const [noon, ten] = [home('noon', 8, '12:00'), home('ten', 0, '10:00')]
  expect(order(noon, home('between', 4), ten)).toEqual(['ten', 'between', 'noon'])
  expect(order(noon, home('beyond', 9), ten)).toEqual(['ten', 'noon', 'beyond'])
})

test('homes of the same time follow the nearest first', () => {
  const ten = home('ten', 0, '10:00')
  const [far, near] = [home('far', 9, '12:00'), home('near', 2, '12:00')]
  expect(order(far, near, ten)).toEqual(['ten', 'near', 'far'])
})

test('a home whose place is not known comes last, and no distance is told', () => {
  const [lost, known] = [home('lost', null), home('known', 3)]
  expect(order(lost, known)).toEqual(['known', 'lost'])
  expect(metresToNext(known, lost)).toBeUndefined()
  expect(metresToNext(known, home('next', 5))).toBeCloseTo(2_000, 0)
})

test('the metro is named between homes beside stations far apart, not between neighbours', () => {
  const at = (lat: number, lng: number) => ({ point: { lat, lng }, startsAt: null })
  const [saket, sikanderpur] = [at(28.5214, 77.2025), at(28.4813, 77.0931)]
  const [nextDoor, farmland] = [at(28.524, 77.205), at(28.35, 76.95)]

  const metro = metroToNext(saket, sikanderpur)!
  expect(metro.least).toBeGreaterThan(15)
  expect(metro.most).toBeLessThan(45)
  expect(metro.most).toBeLessThan(driveMinutes(metresToNext(saket, sikanderpur)!).most)
  expect(metroToNext(saket, nextDoor)).toBeUndefined()
  expect(metroToNext(saket, farmland)).toBeUndefined()
})

test('no home is lost or doubled', () => {
  const homes = [3, 1, null, 2, 8].map((km, at) => home(`${at}`, km, at % 2 ? '10:00' : null))
  expect(order(...homes).toSorted()).toEqual(['0', '1', '2', '3', '4'])
  expect(order()).toEqual([])
})
