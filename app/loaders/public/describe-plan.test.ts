import { expect } from 'vitest'
import { describePlan } from '#app/loaders/public/describe-plan.ts'
import { readSaved } from '#app/loaders/public/load-saved-homes.ts'
import * as texts from '#contract/texts.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-11-18T06:00:00Z')
const saturday = '2026-11-21'

test('visits and wishes stand by day and area, with the way between homes and no house number', async ({
  db,
}) => {
  const { id: userId } = await createUser(db)
  const at = (lat: number, locality: string, more = {}) =>
    createListing(db, { lat, lng: 77, locality, houseNo: '1142', address: 'Lane 4', ...more })
  const agreed = await at(28.4, 'Sector 45')
  const wished = await at(28.418, 'Sector 57')
  const sold = await at(28.41, 'Sector 57', { status: 'sold_out' })
  const unplanned = await at(28.5, 'Sector 31')
  const homes = [agreed, wished, sold, unplanned]
  await db
    .insertInto('savedListing')
    .values(homes.map(({ id: listingId }) => ({ userId, listingId })))
    .execute()
  const visit = { seekerId: userId, preferredDay: saturday, preferredTime: 'morning' } as const
  await createVisit(db, { ...visit, listingId: agreed.id, status: 'accepted' })
  await createVisit(db, { ...visit, listingId: sold.id, status: 'requested' })
  const { homes: saved } = await readSaved(db, { id: userId }, now)
  const wish = { relativeId: '', isLiked: false, note: '', wishedDay: saturday }
  const opinions = [
    { ...wish, spn: wished.spn, name: 'Maa' },
    { ...wish, spn: wished.spn, name: 'Papa' },
  ]

  const plan = describePlan(saved, opinions, now)

  expect(plan).toMatchObject([
    {
      day: 'Sat 21 Nov',
      areas: [
        {
          place: 'Sector 45, Gurugram',
          stops: [
            {
              spn: agreed.spn,
              time: 'morning, 9 to 12',
              state: texts.family.agreed,
              next: 'About 5 to 20 min by car to the next one, 2.0 km away',
              directions: 'https://www.google.com/maps/dir/?api=1&destination=28.4,77',
            },
          ],
        },
        {
          place: 'Sector 57, Gurugram',
          stops: [
            { spn: wished.spn, state: texts.family.notAsked, wishedBy: 'Maa and Papa', next: '' },
          ],
        },
      ],
    },
  ])
  expect(plan[0]?.way).toContain('destination=28.418,77&waypoints=28.4%2C77')
  expect(JSON.stringify(plan)).not.toMatch(/1142|Lane 4/)
})

test('nothing is planned where nobody visits anything', async ({ db }) => {
  const { id: userId } = await createUser(db)
  const { id: listingId } = await createListing(db)
  await db.insertInto('savedListing').values({ userId, listingId }).execute()
  const { homes, opinions } = await readSaved(db, { id: userId }, now)
  expect(describePlan(homes, opinions, now)).toEqual([])
})
