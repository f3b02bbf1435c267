import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import { listWaitingVisits } from '#domain/visits/list-waiting-visits.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser, createVisit } from '#tests/factories.ts'

const today = indiaDay(new Date())

test('each side sees what waits for its own answer, the next day first', async ({ db }) => {
  const owner = asViewer(await createUser(db))
  const seeker = asViewer(await createUser(db))
  const newVisit = async (differences: Parameters<typeof createVisit>[1]) => {
    const { id: listingId } = await createListing(db, { ownerId: owner.id })
    return createVisit(db, { listingId, seekerId: seeker.id, ...differences })
  }
  const later = await newVisit({ preferredDay: addDays(today, 4), preferredTime: 'morning' })
  const anyDay = await newVisit({})
  const soon = await newVisit({ preferredDay: addDays(today, 1), preferredTime: 'evening' })
  const proposed = await newVisit({
    status: 'proposed',
    proposedDay: addDays(today, 2),
    proposedTime: 'morning',
  })
  await newVisit({ preferredDay: addDays(today, -1) })
  await newVisit({
    status: 'accepted',
    preferredDay: addDays(today, 1),
    preferredTime: 'morning',
  })

  const ids = async (viewer: typeof owner, side: 'owner' | 'seeker') =>
    (await listWaitingVisits(db, viewer, { side, limit: 10 })).map(({ id }) => id)
  expect(await ids(owner, 'owner')).toEqual([soon.id, later.id, anyDay.id])
  expect(await ids(seeker, 'seeker')).toEqual([proposed.id])
  expect(await ids(owner, 'seeker')).toEqual([])
  expect(await ids(seeker, 'owner')).toEqual([])
  expect(await listWaitingVisits(db, owner, { side: 'owner', limit: 2 })).toHaveLength(2)
})
