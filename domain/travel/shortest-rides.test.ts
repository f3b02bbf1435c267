import { expect, test } from 'vitest'
import { shortestRides } from '#domain/travel/shortest-rides.ts'

const link = (to: string, minutes: number, isChange = false) => ({ to, minutes, isChange })

test('the shorter of two ways is taken, though it has more stops', () => {
  const graph = new Map([
    ['a', { station: 'a', line: 'Red', wait: 2, links: [link('c', 20), link('b', 5)] }],
    ['b', { station: 'b', line: 'Red', wait: 2, links: [link('c', 6)] }],
    ['c', { station: 'c', line: 'Red', wait: 2, links: [] }],
  ])

  expect(shortestRides(graph, 'a').get('c')).toEqual({ minutes: 13, waits: 2, lines: ['Red'] })
})

test('a change adds its line, and its wait to the waits', () => {
  const graph = new Map([
    ['red a', { station: 'a', line: 'Red', wait: 2, links: [link('red b', 5)] }],
    ['red b', { station: 'b', line: 'Red', wait: 2, links: [link('blue b', 9, true)] }],
    ['blue b', { station: 'b', line: 'Blue', wait: 4, links: [link('blue c', 7)] }],
    ['blue c', { station: 'c', line: 'Blue', wait: 4, links: [] }],
  ])
  const rides = shortestRides(graph, 'a')

  expect(rides.get('c')).toEqual({ minutes: 23, waits: 6, lines: ['Red', 'Blue'] })
  expect(rides.get('b')).toEqual({ minutes: 7, waits: 2, lines: ['Red'] })
})
