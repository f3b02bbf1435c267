import { expect, test as plainTest } from 'vitest'
import type { Db } from '#db/connect.ts'
import { countUnread } from '#domain/notifications/count-unread.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { markAllRead } from '#domain/notifications/mark-all-read.ts'
import { notificationActions } from '#domain/notifications/notification-actions.ts'
import { notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { notify } from '#domain/notifications/notify.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createUser } from '#tests/factories.ts'
import { routeFileOf } from '#tests/page-files.ts'

const kinds = Object.keys(notificationKinds) as (keyof typeof notificationKinds)[]

plainTest.for(kinds)('%s leads both sides to a page of ours, in a few words', (kind) => {
  for (const side of ['owner', 'seeker'] as const) {
    const about = { spn: 'SPN00000045', side }
    const { label, path } = notificationActions[kind](about, facts as never)
    expect(label).toMatch(/^[A-Z][a-z ]{4,24}$/)
    expect(routeFileOf(path)).toBeDefined()
    // A signed-out person comes back through the login, which drops a fragment.
    if (!path.startsWith('/property')) expect(path).not.toContain('#')
  }
})

test('each side of a visit is led to its own page', async ({ db }) => {
  const [owner, seeker] = [await createViewer(db), await createViewer(db)]
  const { id: listingId, spn } = await createListing(db, { ownerId: owner.id })
  const visit = { listingId, day: '2026-11-20', time: 'morning' } as const
  await notify(db, owner.id, { kind: 'visit-accepted', personId: seeker.id, ...visit })
  await notify(db, seeker.id, { kind: 'visit-accepted', personId: owner.id, ...visit })
  await notify(db, seeker.id, { kind: 'visit-cancelled', personId: owner.id, ...visit })

  const pathsOf = async (viewer: typeof owner) =>
    (await listNotifications(db, viewer)).map(({ action }) => action?.path)
  expect(await pathsOf(owner)).toEqual(['/dashboard/visits'])
  expect(await pathsOf(seeker)).toEqual([`/property/?id=${spn}#visit`, '/my-search'])
})

test('a kind that is not known yet leads nowhere', async ({ db }) => {
  const viewer = await createViewer(db)
  await db.insertInto('notification').values({ userId: viewer.id, kind: 'from-tomorrow' }).execute()

  expect(await listNotifications(db, viewer)).toMatchObject([{ action: undefined }])
})

test('all are marked as read at once: the viewer’s own, and those read before keep their time', async ({
  db,
}) => {
  const [viewer, other] = [await createViewer(db), await createViewer(db)]
  for (const { id } of [viewer, viewer, other]) await notify(db, id, { kind: 'account-unblocked' })
  const readAt = new Date('2026-01-01T06:00:00Z')
  const [first] = await listNotifications(db, viewer)
  await db.updateTable('notification').set({ readAt }).where('id', '=', first!.id).execute()
  await markAllRead(db, viewer)

  expect([await countUnread(db, viewer), await countUnread(db, other)]).toEqual([0, 1])
  const times = (await listNotifications(db, viewer)).map((each) => each.readAt)
  expect(times).toEqual([readAt, expect.any(Date)])
})

const facts = {
  address: '/search/buy?city=gurugram',
  listingId: '1',
  personId: '2',
  reason: '',
  subject: '',
  body: '',
}

async function createViewer(db: Db) {
  return asViewer(await createUser(db))
}
