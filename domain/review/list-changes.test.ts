import { expect } from 'vitest'
import { listChanges } from '#domain/review/list-changes.ts'
import { takeSnapshot } from '#domain/review/take-snapshot.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const photos = ['hall', 'kitchen', 'view']
const samePhotos = { added: [], removed: [], isReordered: false }

test('a listing that is sent in again is compared with what was looked at', async ({ db }) => {
  const listing = await createListing(db, { photos })
  const seen = takeSnapshot(listing)
  const now = { ...listing, price: 850_000, bhk: null, lat: listing.lat! + 0.01 }

  expect(listChanges(seen, { ...now, photos: ['view', 'kitchen', 'bath'] })).toEqual({
    answers: [
      { field: 'bhk', label: 'BHK', before: '2 BHK', after: '' },
      { field: 'price', label: 'Price', before: '₹ 85 Lakh', after: '₹ 8.5 Lakh' },
      { field: 'lat', label: 'Pin on the map', before: '', after: 'moved by 1.1 km' },
    ],
    photos: { added: ['bath'], removed: ['hall'], isReordered: true },
  })
  expect(listChanges(seen, listing)).toEqual({ answers: [], photos: samePhotos })
})

test('a picture that is added or removed does not change the order of the others', async ({
  db,
}) => {
  const listing = await createListing(db, { photos })
  const changed = (now: string[]) =>
    listChanges(takeSnapshot(listing), { ...listing, photos: now }).photos

  expect(changed(['bath', ...photos])).toEqual({ ...samePhotos, added: ['bath'] })
  expect(changed(['hall', 'view'])).toEqual({ ...samePhotos, removed: ['kitchen'] })
  expect(changed(['kitchen', 'hall', 'view'])).toEqual({ ...samePhotos, isReordered: true })
})

test('a pin that moves to the side is told by its distance, a first one is set', async ({ db }) => {
  const listing = await createListing(db)
  const unset = { ...listing, lat: null, lng: null }
  const east = { ...listing, lng: listing.lng! + 0.01 }
  const pin = (before: typeof listing | typeof unset, now: typeof listing | typeof unset) =>
    listChanges(takeSnapshot(before), now).answers.map(({ field, after }) => [field, after])

  // A degree of longitude is shorter here than one of latitude.
  expect(pin(listing, east)).toEqual([['lat', 'moved by 1.0 km']])
  expect(pin(unset, listing)).toEqual([['lat', 'set']])
  expect(pin(unset, unset)).toEqual([])
  expect(pin({ ...listing, lng: null }, listing)).toEqual([['lat', 'set']])
  expect(pin({ ...listing, lat: null }, listing)).toEqual([['lat', 'set']])
})
