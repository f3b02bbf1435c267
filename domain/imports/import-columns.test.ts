import { expect, test } from 'vitest'
import { importColumns, neededColumns, readHeader } from '#domain/imports/import-columns.ts'

test.for([
  ['reference', 'reference'],
  [' Owner Phone ', 'owner_phone'],
  ['PROPERTY-CATEGORY', 'property_category'],
  ['build   up - area', 'build_up_area'],
  ['city_name', 'city'],
  ['City Name', 'city'],
  ['prop_floor', 'floor'],
  ['colour', undefined],
  ['', undefined],
])('the heading %j is the column %j', ([heading, column]) => {
  expect(readHeader([heading!])).toEqual([column])
})

test('each column is there once, and says what it takes', () => {
  const names = importColumns.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(0, 2)).toEqual(['reference', 'owner_phone'])
  expect(names.at(-1)).toBe('images')
  for (const needed of neededColumns) expect(names).toContain(needed)

  const column = (name: string) => importColumns.find((each) => each.name === name)
  expect(column('facing')?.choices?.values).toContain('east')
  expect(column('price')).not.toHaveProperty('choices')
  expect(column('prefered_tanents')).toMatchObject({ isList: true })
  expect(column('facing')).not.toHaveProperty('isList')
  expect(importColumns.filter(({ about }) => about === '')).toEqual([])
})
