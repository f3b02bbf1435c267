import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simplifyLine } from '#app/features/map/simplify-line.ts'
import { areaOf, encodeOutline, mostCorners, readOutline } from '#contract/search/outline.ts'

/** A circle of some kilometres, drawn with an unsteady hand that goes on a little too far. */
const circle = Array.from({ length: 300 }, (_, at) => {
  const angle = (at / 280) * 2 * Math.PI
  const away = 0.05 + 0.001 * Math.sin(at * 7)
  return { lat: 28.5 + away * Math.sin(angle), lng: 77.1 + away * Math.cos(angle) }
})

test('a long line becomes an outline of few corners and about the same size', () => {
  const corners = simplifyLine(circle)!

  expect(corners.length).toBeLessThanOrEqual(mostCorners)
  expect(areaOf(corners) / (Math.PI * 500 ** 2)).toBeCloseTo(1, 1)
  expect(readOutline(encodeOutline(corners))).toEqual({ corners })
})

test('points on a straight side are left out', () => {
  const side = (from: number[], to: number[]) =>
    Array.from({ length: 5 }, (_, at) => ({
      lat: from[0]! + ((to[0]! - from[0]!) * at) / 5,
      lng: from[1]! + ((to[1]! - from[1]!) * at) / 5,
    }))
  const square = [
    ...side([28.4, 77], [28.5, 77]),
    ...side([28.5, 77], [28.5, 77.1]),
    ...side([28.5, 77.1], [28.4, 77.1]),
    { lat: 28.4, lng: 77.1 },
  ]

  expect(simplifyLine(square)).toEqual([
    { lat: 28.4, lng: 77 },
    { lat: 28.5, lng: 77 },
    { lat: 28.5, lng: 77.1 },
    { lat: 28.4, lng: 77.1 },
  ])
})

test('of a line that crosses itself, the larger part is meant', () => {
  const eight = [
    { lat: 28.5, lng: 77 },
    { lat: 28.6, lng: 77.1 },
    { lat: 28.6, lng: 77 },
    { lat: 28.48, lng: 77.12 },
    { lat: 28.4, lng: 77 },
  ]
  const corners = simplifyLine(eight)!

  expect(readOutline(encodeOutline(corners))).toEqual({ corners })
  expect(corners).toContainEqual({ lat: 28.4, lng: 77 })
})

test.each([
  ['nothing', []],
  ['a dot', [{ lat: 28.5, lng: 77 }]],
  ['a stroke', Array.from({ length: 50 }, (_, at) => ({ lat: 28.5 + at / 1_000, lng: 77 }))],
])('%s encloses nothing', (_, line) => {
  expect(simplifyLine(line)).toBeUndefined()
})

test('whatever is drawn can be searched or is refused', () => {
  const position = fc.record({
    lat: fc.double({ min: 28.3, max: 28.7, noNaN: true }),
    lng: fc.double({ min: 76.9, max: 77.4, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(position, { maxLength: 80 }), (line) => {
      const corners = simplifyLine(line)
      if (corners) expect(readOutline(encodeOutline(corners))).toEqual({ corners })
    }),
  )
})
