import { expect, test } from 'vitest'
import { valueQuestionFromUrl } from '#app/features/value-estimate/value-question.ts'
import * as texts from '#contract/texts.ts'

test('an empty address asks nothing', () => {
  expect(read('')).toMatchObject({ city: 'delhi', deal: 'resale', area: undefined, errors: {} })
})

test('a described flat is read', () => {
  const query = 'city=gurugram&deal=rent&type=villa&bhk=3bhk&place=+Sector+57+&area=1,800'
  expect(read(query)).toEqual({
    city: 'gurugram',
    deal: 'rent',
    propertyType: 'villa',
    bhk: '3bhk',
    place: 'Sector 57',
    area: 1_800,
    errors: {},
  })
})

test('rooms are not asked of a shop', () => {
  expect(read('type=shop&bhk=2bhk&area=300')).toMatchObject({
    propertyType: 'shop',
    bhk: undefined,
  })
})

test.each(['0', '-5', 'big', '', '99999999999'])('an area of "%s" is none', (area) => {
  expect(read(`area=${area}`)).toMatchObject({
    area: undefined,
    errors: { area: expect.any(String) },
  })
})

test('an area that was left out is told from one that cannot be read', () => {
  expect(read('area=')).toMatchObject({ errors: { area: texts.validation.empty } })
  expect(read('area=big')).toMatchObject({ errors: { area: texts.validation.notNumber } })
})

function read(query: string) {
  return valueQuestionFromUrl(new URLSearchParams(query))
}
