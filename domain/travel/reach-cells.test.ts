import { expect, test } from 'vitest'
import { type Block, nearestBlocks } from '#domain/travel/nearest-blocks.ts'
import { cellMiddle, minutesAt, reachOf, type TravelReach } from '#domain/travel/travel-reach.ts'

const box = { south: 0, north: 0, west: 0, east: 0 }
const middle = (row: number, column: number) => ({
  lat: (row + 0.5) / 1_000,
  lng: (column + 0.5) / 1_000,
})

/** Two rows of three cells. */
const small: TravelReach = {
  row: 4,
  column: 9,
  rows: 2,
  columns: 3,
  minutes: Buffer.from([5, 0, 9, 7, 3, 4]),
  box,
  tiles: [],
}

test('a position has the minutes of its cell, and none outside', () => {
  const found = [3, 4, 5, 6].map((row) =>
    [8, 9, 10, 11, 12].map((column) => minutesAt(small, middle(row, column))),
  )
  const none = undefined
  expect(found).toEqual([
    [none, none, none, none, none],
    [none, 5, none, 9, none],
    [none, 7, 3, 4, none],
    [none, none, none, none, none],
  ])
})

test('all of a cell are as far as its middle', () => {
  for (const position of [
    { lat: 28.5211, lng: 77.2021 },
    { lat: 28.5219, lng: 77.2029 },
  ]) {
    expect(cellMiddle(position).lat).toBeCloseTo(28.5215, 8)
    expect(cellMiddle(position).lng).toBeCloseTo(77.2025, 8)
  }
})

test('blocks of five cells each way have the least and the most minutes of theirs', () => {
  const blocks: Block[] = [
    { block: 100_002, least: 3, most: 4 },
    { block: 1, least: 5, most: 5 },
    { block: 100_001, least: 7, most: 7 },
    { block: 2, least: 9, most: 9 },
  ]
  expect(nearestBlocks(small)).toEqual(blocks)
  expect(nearestBlocks(small)).toBe(nearestBlocks(small))
})

test.for([
  { to: 'delhi.saket-metro-station', within: '25' },
  { to: 'delhi.saket-metro-station,delhi.green-park-metro-station', within: '25,25' },
])('the reach of %j has its box, and the tiles of its cells', (params) => {
  const reach = reachOf(params)!
  expect(reach.minutes).toHaveLength(reach.rows * reach.columns)
  expect(reach.box.south).toBeCloseTo(reach.row / 1_000, 8)
  expect(reach.box.north).toBeCloseTo((reach.row + reach.rows) / 1_000, 8)
  expect(reach.box.west).toBeCloseTo(reach.column / 1_000, 8)
  expect(reach.box.east).toBeCloseTo((reach.column + reach.columns) / 1_000, 8)

  const tiles = new Set<number>()
  for (let row = reach.row; row < reach.row + reach.rows; row++)
    for (let column = reach.column; column < reach.column + reach.columns; column++)
      if (minutesAt(reach, middle(row, column)))
        tiles.add(Math.floor(row / 20) * 10_000 + Math.floor(column / 20))
  expect(reach.tiles.toSorted()).toEqual([...tiles].toSorted())
  expect(tiles.size).toBeGreaterThan(2)
})

test('five minutes are 280 metres around a place', () => {
  const { row, rows, column, columns, minutes } = reachOf({
    to: 'delhi.saket-metro-station',
    within: '5',
  })!
  expect({ row, rows, column, columns }).toEqual({
    row: 28_518,
    rows: 6,
    column: 77_199,
    columns: 7,
  })
  const shown = Array.from({ length: rows }, (_, at) =>
    [...minutes.subarray(at * columns, (at + 1) * columns)].join(' '),
  )
  expect(shown).toEqual([
    '0 0 0 0 0 0 0',
    '0 5 4 4 4 0 0',
    '5 4 2 2 3 5 0',
    '5 4 2 1 3 5 0',
    '0 5 4 3 4 5 0',
    '0 0 5 5 0 0 0',
  ])
})

test('of several places the minutes are those of the average', () => {
  const [one, other] = ['delhi.saket-metro-station', 'delhi.green-park-metro-station']
  const both = reachOf({ to: `${one},${other}`, within: '25,30' })!
  const alone = [reachOf({ to: one, within: '25' })!, reachOf({ to: other, within: '30' })!]
  let compared = 0
  for (const [cell, minutes] of both.minutes.entries()) {
    if (minutes === 0) continue
    const row = both.row + Math.floor(cell / both.columns)
    const position = middle(row, both.column + (cell % both.columns))
    const [a = 0, b = 0] = alone.map((reach) => minutesAt(reach, position))
    expect(minutes).toBe(Math.round((a + b) / 2))
    compared++
  }
  expect(compared).toBeGreaterThan(100)
})

test('a reach is found once, until 64 others were asked for', () => {
  const reach = (minutes: number) =>
    reachOf({ to: 'delhi.saket-metro-station', within: `${minutes}` })
  const first = reach(8)
  expect(reach(8)).toBe(first)
  for (let minutes = 6; minutes < 69; minutes++)
    reachOf({ to: 'gurugram.sector-1', within: `${minutes}` })
  expect(reach(8)).toBe(first)
  for (let minutes = 6; minutes < 71; minutes++)
    reachOf({ to: 'gurugram.sector-2', within: `${minutes}` })
  expect(reach(8)).toEqual(first)
  expect(reach(8)).not.toBe(first)
})
