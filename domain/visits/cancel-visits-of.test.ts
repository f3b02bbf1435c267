import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import type { VisitStatus } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { cancelVisitsOf } from '#domain/visits/cancel-visits-of.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser, createVisit } from '#tests/factories.ts'

const now = new Date('2026-11-16T12:00:00+05:30')
const today = indiaDay(now)
const yesterday = addDays(today, -1)

test('tells the owners who expect a seeker who leaves that nobody comes', async ({ db }) => {
  const { id: seekerId } = await createUser(db)
  const visitOn = async (day: string | null, status: VisitStatus) => {
    const { id: userId } = await createUser(db)
    const { id: listingId } = await createListing(db, { ownerId: userId })
    const time = day ? 'evening' : ''
    await createVisit(db, { listingId, seekerId, preferredDay: day, preferredTime: time, status })
    const kind = status === 'accepted' ? 'visit-cancelled' : 'visit-withdrawn'
    return { userId, kind, listingId, personId: seekerId, data: { day, time: time || null } }
  }
  const expecting = [
    await visitOn(today, 'accepted'),
    await visitOn(today, 'requested'),
    await visitOn(null, 'requested'),
  ]
  await visitOn(yesterday, 'accepted')
  await visitOn(today, 'declined')

  await cancelVisitsOf(db, seekerId, now)
  const told = await db
    .selectFrom('notification')
    .select(['userId', 'kind', 'listingId', 'personId', 'data'])
    .orderBy('userId')
    .execute()
  expect(told).toEqual(expecting.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)))
})

test('removes what is kept of the visits of a seeker, and nothing of others', async ({ db }) => {
  const [leaving, other] = [await createUser(db), await createUser(db)]
  const { id: listingId } = await createListing(db)
  const over = { preferredDay: yesterday, status: 'done' } as const
  await createVisit(db, { listingId, seekerId: leaving.id, ...over })
  await createVisit(db, { listingId, seekerId: leaving.id })
  await createVisit(db, { listingId, seekerId: other.id })
  await cancelVisitsOf(db, leaving.id, now)

  expect(await seekersOf(db, listingId)).toEqual([other.id])
})

async function seekersOf(db: Db, listingId: string) {
  const visits = db.selectFrom('visit').select('seekerId').where('listingId', '=', listingId)
  return (await visits.execute()).map(({ seekerId }) => seekerId)
}
