import { expect } from 'vitest'
import { test } from '#tests/database.ts'
import { storeHostileRows } from '#tests/hostile-rows/store-hostile-rows.ts'
import {
  findNeedlessExceptions,
  findUnfilledColumns,
  isFilled,
} from '#tests/hostile-rows/text-columns.ts'
import { listTextFields, textFields } from '#tests/hostile-rows/text-fields.ts'
import { hostileTexts } from '#tests/hostile-texts.ts'

// The journey in tests/e2e/crawl.e2e.ts opens every page over these rows.

test('every column that holds texts of people has a hostile one', async ({ db }) => {
  await storeHostileRows(db)

  expect(await findUnfilledColumns(db)).toEqual([])
  expect(await findNeedlessExceptions(db)).toEqual([])
})

test('every field of a call that takes any text is kept in such a column, or nowhere', async ({
  db,
}) => {
  await storeHostileRows(db)
  const fields = await listTextFields()
  const ownName = ({ path, name }: { path: string; name: string }) => `${path} ${name}`

  const unknown = fields.filter(
    (field) => !(ownName(field) in textFields) && !(field.name in textFields),
  )
  expect(unknown.map(ownName)).toEqual([])
  const known = new Set(fields.flatMap((field) => [field.name, ownName(field)]))
  expect(Object.keys(textFields).filter((name) => !known.has(name))).toEqual([])
  for (const [name, place] of Object.entries(textFields)) {
    if (/^\w+\.\w+$/.test(place)) expect(await isFilled(db, place), `${name}: ${place}`).toBe(true)
  }
})

test('each of the sixty texts is stored as a whole', async ({ db }) => {
  const { shown, draft, waiting } = await storeHostileRows(db)
  const stored = [shown, draft, waiting].map(({ description }) => description).join('\n')

  expect(hostileTexts).toHaveLength(60)
  expect(hostileTexts.filter((text) => !stored.includes(text))).toEqual([])
})
