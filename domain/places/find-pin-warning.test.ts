import { expect } from 'vitest'
import * as texts from '#contract/texts.ts'
import { findPinWarning } from '#domain/places/find-pin-warning.ts'
import { test } from '#tests/database.ts'

const sector45 = { lat: 28.4413, lng: 77.0639 }

test('has no warning for a pin among the localities of the chosen city', async ({ db }) => {
  expect(await findPinWarning(db, 'gurugram', sector45)).toBeUndefined()
})

test('warns of a pin in another city, also where the boxes of both overlap', async ({ db }) => {
  expect(await findPinWarning(db, 'delhi', sector45)).toMatch(/lies in Gurugram/)
  expect(await findPinWarning(db, 'hisar', sector45)).toMatch(/lies in Gurugram/)
})

test('warns of a pin far from every locality', async ({ db }) => {
  expect(await findPinWarning(db, 'gurugram', { lat: 27.95, lng: 75.5 })).toMatch(
    /outside Gurugram/,
  )
})

test('warns of a pin in its city that no locality is near', async ({ db }) => {
  await db.updateTable('place').set({ isCurrent: false }).execute()
  expect(await findPinWarning(db, 'gurugram', sector45)).toBe(texts.wizard.pinFarFromPlaces)
})

test('has no warning where the chosen city is not the nearest, but near', async ({ db }) => {
  // Between Sarai in Faridabad and Badarpur in Delhi.
  const border = { lat: 28.485, lng: 77.305 }
  expect(await findPinWarning(db, 'faridabad', border)).toBeUndefined()
  expect(await findPinWarning(db, 'delhi', border)).toBeUndefined()
})

test('is not misled by the landmarks of another city', async ({ db }) => {
  await db
    .updateTable('place')
    .set({ isCurrent: false })
    .where('kind', 'in', ['locality', 'sector'])
    .execute()
  expect(await findPinWarning(db, 'delhi', sector45)).toBe(texts.wizard.pinFarFromPlaces)
})
