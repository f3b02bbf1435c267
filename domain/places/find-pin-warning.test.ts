import { expect } from 'vitest'
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
