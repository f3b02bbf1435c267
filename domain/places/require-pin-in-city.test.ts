import { expect, test } from 'vitest'
import { KM_PER_DEGREE } from '#contract/geo.ts'
import { listingLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { areaOfCity } from '#domain/places/city-area.ts'
import { isPinFarFromCity, requirePinInCity } from '#domain/places/require-pin-in-city.ts'

const { north } = areaOfCity('hisar')
const degreesAllowed = listingLimits.kmBeyondCity / KM_PER_DEGREE
const near = { city: 'hisar', lat: north + degreesAllowed - 0.001, lng: 75.7 } as const
const far = { ...near, lat: north + degreesAllowed + 0.001 }

test('a pin may lie some way beyond its city, and no further', () => {
  expect(isPinFarFromCity(near)).toBe(false)
  expect(isPinFarFromCity(far)).toBe(true)
})

test('a pin that is too far away is refused with the name of the city', () => {
  expect(() => requirePinInCity(near)).not.toThrow()
  expect(() => requirePinInCity(far)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      fields: { lat: texts.wizard.pinFarFromCity('Hisar') },
    }),
  )
})

test('nothing is refused while the city or half of the pin is missing', () => {
  for (const missing of ['city', 'lat', 'lng']) {
    const answers = { ...far, [missing]: null }
    expect(isPinFarFromCity(answers)).toBe(false)
    expect(() => requirePinInCity(answers)).not.toThrow()
  }
})
