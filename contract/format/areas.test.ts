import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fromSquareFeet,
  ownAreaText,
  ownMeasure,
  readMeasure,
  toSquareFeet,
} from '#contract/format/areas.ts'
import { type OwnAreaUnit, ownAreaUnits } from '#contract/options.ts'

const unit = fc.constantFrom(...ownAreaUnits.values)

test.each<[string, OwnAreaUnit, number]>([
  ['1800', 'sq_ft', 1_800],
  ['200', 'sq_yd', 1_800],
  ['111.1', 'sq_yd', 1_000],
  // A square metre is 10.763910… square feet, which 10.764 misses from here on.
  ['10000', 'sq_m', 107_639],
  ['120', 'sq_m', 1_292],
  ['5', 'marla', 1_361],
  ['160', 'marla', 43_560],
  ['10', 'marla_225', 2_250],
  ['1', 'acre', 43_560],
  ['2.5', 'acre', 1_08_900],
  ['1,200', 'sq_yd', 10_800],
  ['२००', 'sq_yd', 1_800],
])('%s %s is %i sq ft', (figure, unit, squareFeet) => {
  expect(toSquareFeet({ figure, unit })).toBe(squareFeet)
})

test.each(['', 'abc', '1.2.3', '-5', '1e3', '12345678901'])('“%s” is no figure', (figure) => {
  expect(toSquareFeet({ figure, unit: 'sq_yd' })).toBeUndefined()
})

describe('a change of units', () => {
  test('never moves the square feet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), unit, unit, (squareFeet, one, other) => {
        const there = fromSquareFeet(squareFeet, one)
        const back = toSquareFeet({ figure: there, unit: one })
        expect(back).toBe(squareFeet)
        expect(toSquareFeet({ figure: fromSquareFeet(back!, other), unit: other })).toBe(squareFeet)
      }),
    )
  })

  test('brings a figure back that people say', () => {
    const said = fc.integer({ min: 1, max: 2_000 }).map(String)
    fc.assert(
      fc.property(said, unit, (figure, unit) => {
        expect(fromSquareFeet(toSquareFeet({ figure, unit })!, unit)).toBe(figure)
      }),
    )
  })

  test('shows no more digits than are needed', () => {
    expect(fromSquareFeet(1_000, 'sq_yd')).toBe('111.1')
    expect(fromSquareFeet(1_800, 'sq_yd')).toBe('200')
    expect(fromSquareFeet(900, 'sq_m')).toBe('83.6')
  })
})

test('keeps what the owner typed only while it says what is stored', () => {
  expect(ownMeasure('83.65 sq_m', 900)).toBe('83.65 sq_m')
  expect(ownMeasure('1,200 sq_yd', 10_800)).toBe('1200 sq_yd')
  expect(ownMeasure('200 sq_yd', 1_801)).toBeNull()
  expect(ownMeasure('1800 sq_ft', 1_800)).toBeNull()
  expect(ownMeasure('200 hectares', 1_800)).toBeNull()
  expect(ownMeasure(null, 1_800)).toBeNull()
  expect(ownMeasure('abc sq_yd', null)).toBeNull()
})

test('says it as people do', () => {
  expect(ownAreaText('1200 sq_yd', 10_800)).toBe('1,200 sq yd')
  expect(ownAreaText('2.5 acre', 1_08_900)).toBe('2.5 acre')
  expect(ownAreaText('10 marla_225', 2_250)).toBe('10 marla')
  expect(ownAreaText(null, 1_800)).toBe('')
})

test('reads what is being typed as it stands', () => {
  expect(readMeasure(' sq_yd')).toEqual({ figure: '', unit: 'sq_yd' })
  expect(readMeasure('12 a acre')).toEqual({ figure: '12 a', unit: 'acre' })
  expect(readMeasure('200')).toBeUndefined()
})
