import { describe, expect, test } from 'vitest'
import { readTravelParams, writeTravelParams } from '#contract/search/travel.ts'

describe('to= and within= of an address', () => {
  test('are read as places with their minutes, and written back', () => {
    const asked = { to: 'delhi.saket,noida.sector-62', within: '30,45' }
    const wishes = [
      { placeId: 'delhi/saket', minutes: 30 },
      { placeId: 'noida/sector-62', minutes: 45 },
    ]

    expect(readTravelParams(asked)).toEqual({ wishes, leftOut: [] })
    expect(writeTravelParams(wishes)).toEqual(asked)
  })

  test('without a limit mean the usual one', () => {
    const wishes = [{ placeId: 'delhi/saket', minutes: 45 }]
    expect(readTravelParams({ to: 'delhi.saket' })).toEqual({ wishes, leftOut: [] })
  })

  test('a place that is named twice counts once, with its first limit', () => {
    expect(readTravelParams({ to: 'delhi.saket,delhi.saket', within: '30,60' })).toEqual({
      wishes: [{ placeId: 'delhi/saket', minutes: 30 }],
      leftOut: [],
    })
  })

  test('of four places the first three are used, and the last is named as left out', () => {
    const read = readTravelParams({ to: 'a.b,a.c,a.d,a.b,a.e' })
    expect(read).toMatchObject({
      wishes: [{ placeId: 'a/b' }, { placeId: 'a/c' }, { placeId: 'a/d' }],
      leftOut: ['a/e'],
    })
  })

  test('nothing is asked for without a place', () => {
    expect(readTravelParams({})).toEqual({ wishes: [], leftOut: [] })
    expect(writeTravelParams([])).toEqual({ to: undefined, within: undefined })
  })

  test.for([
    [{ to: 'Saket' }, 'unreadable'],
    [{ to: "delhi.saket'--" }, 'unreadable'],
    [{ to: 'a.b,a.c,a.d,a.e,a.f,a.g,a.h' }, 'tooMany'],
    [{ to: 'delhi.saket', within: '0' }, 'minutes'],
    [{ to: 'delhi.saket', within: '121' }, 'minutes'],
    [{ to: 'delhi.saket', within: 'soon' }, 'minutes'],
    [{ to: 'delhi.saket', within: '30.5' }, 'minutes'],
    [{ to: 'delhi.saket', within: '30,45' }, 'minutes'],
  ] as const)('%o is refused as %s', ([asked, trouble]) => {
    expect(readTravelParams(asked)).toEqual({ trouble })
  })
})
