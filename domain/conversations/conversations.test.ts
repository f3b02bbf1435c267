import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { conversationLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { blockSeeker } from '#domain/blocks/block-seeker.ts'
import { blockUser } from '#domain/blocks/block-user.ts'
import { listBlockedAskers } from '#domain/blocks/list-blocked-askers.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { findAsked, findConversation } from '#domain/conversations/find-conversation.ts'
import {
  countUnreadConversations,
  listConversations,
} from '#domain/conversations/list-conversations.ts'
import { markConversationRead } from '#domain/conversations/mark-conversation-read.ts'
import { writeLine } from '#domain/conversations/write-line.ts'
import { changeListingStatus } from '#domain/listings/change-listing-status.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { eraseAccount } from '#domain/users/erase-account.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createListing, createListings, createUser } from '#tests/factories.ts'
import { fillUses } from '#tests/fill-uses.ts'

const notFound = { code: 'not_found' }
const closed = { code: 'forbidden', message: texts.conversations.closed }

test('a seeker asks and the owner answers; neither number is in what they read', async ({ db }) => {
  const { owner, seeker, id, phones } = await asked(db)
  await write(db, owner, id, 'Yes, come and see it.')

  const read = await findConversation(db, seeker, id)
  expect(read).toMatchObject({ side: 'seeker', state: 'open', seekerUnread: 1, ownerUnread: 1 })
  expect(bodiesOf(read)).toEqual(['Is it still available?', 'Yes, come and see it.'])
  expect(await findConversation(db, owner, id)).toMatchObject({ side: 'owner', state: 'open' })
  for (const viewer of [owner, seeker]) {
    const all = [
      await findConversation(db, viewer, id),
      await listConversations(db, viewer, viewer === owner ? 'owner' : 'seeker'),
      await listNotifications(db, viewer),
    ]
    for (const phone of phones) expect(JSON.stringify(all)).not.toContain(phone)
  }
})

test('nobody else finds, reads, marks or continues it', async ({ db }) => {
  const { id, listing } = await asked(db)
  const { lines } = await db
    .selectFrom('conversationLine')
    .select('id')
    .execute()
    .then((rows) => ({ lines: rows }))
  for (const role of ['member', 'staff', 'administrator'] as const) {
    const other = asViewer(await createUser(db, { role }))
    expect(await findConversation(db, other, id)).toBeUndefined()
    expect(await findAsked(db, other, listing.id)).toBeUndefined()
    for (const side of ['owner', 'seeker'] as const)
      expect(await listConversations(db, other, side)).toEqual([])
    await expect(write(db, other, id)).rejects.toMatchObject(notFound)
    await expect(markConversationRead(db, other, id, lines[0]!.id)).rejects.toMatchObject(notFound)
    await expect(blockSeeker(db, other, id, true)).rejects.toMatchObject(notFound)
  }
})

test('a seeker has one conversation about a home, however often they ask', async ({ db }) => {
  const { seeker, listing, id } = await asked(db)
  expect(await ask(db, seeker, listing.spn, 'And the price?')).toBe(id)
  expect(await findAsked(db, seeker, listing.id)).toBe(id)
  expect(bodiesOf(await findConversation(db, seeker, id))).toHaveLength(2)
})

test('a line that is sent again is written once, tells once and counts once', async ({ db }) => {
  const { owner, seeker, listing } = await someone(db)
  const line = { body: 'Are pets allowed?', key: randomUUID(), address: '10.0.0.1' }
  const id = await askOwner(db, seeker, listing.spn, line)
  expect(await askOwner(db, seeker, listing.spn, line)).toBe(id)
  const answer = { body: 'Small ones.', key: randomUUID() }
  for (const _ of [1, 2]) await writeLine(db, owner, id, answer)

  expect(bodiesOf(await findConversation(db, seeker, id))).toEqual([line.body, answer.body])
  expect(await listNotifications(db, owner)).toHaveLength(1)
  expect(await listNotifications(db, seeker)).toHaveLength(1)
  const uses = await db.selectFrom('usageEvent').select('scope').execute()
  expect(uses.filter(({ scope }) => scope.startsWith('line '))).toHaveLength(2)
})

test('the same line sent twice at once is written once', async ({ freshDatabase: { db } }) => {
  const { seeker, listing } = await someone(db)
  const line = { body: 'Hello', key: randomUUID(), address: '10.0.0.1' }
  const ids = await Promise.all([1, 2, 3].map(() => askOwner(db, seeker, listing.spn, line)))
  expect(new Set(ids).size).toBe(1)
  expect(await db.selectFrom('conversationLine').select('id').execute()).toHaveLength(1)
})

test('each side is told once until it has read, and the inbox keeps one row of it', async ({
  db,
}) => {
  const { owner, seeker, id } = await asked(db)
  for (const body of ['Hello?', 'Anybody?']) await write(db, seeker, id, body)
  expect(await listNotifications(db, owner)).toMatchObject([
    { subject: texts.notifications.questionSubject, body: expect.stringContaining('Anybody?') },
  ])
  expect(await countUnreadConversations(db, owner, 'owner')).toBe(1)

  await readAll(db, owner, id)
  expect(await countUnreadConversations(db, owner, 'owner')).toBe(0)
  expect((await listNotifications(db, owner, { unreadOnly: true })).length).toBe(0)
  await write(db, seeker, id, 'I can come today.')
  expect(await listNotifications(db, owner)).toMatchObject([
    { body: expect.stringContaining('I can come today.'), readAt: null },
  ])
  expect(await listNotifications(db, seeker)).toEqual([])
})

test('what came after the line that was seen stays unread', async ({ db }) => {
  const { owner, seeker, id } = await asked(db)
  const seen = (await findConversation(db, owner, id))!.lines.at(-1)!.id
  await write(db, seeker, id, 'One more thing')
  await markConversationRead(db, owner, id, seen)

  expect(await findConversation(db, owner, id)).toMatchObject({ ownerUnread: 1 })
  const [row] = await listConversations(db, owner, 'owner')
  expect(row).toMatchObject({ unread: 1, body: 'One more thing', lastBy: seeker.id })
})

test('only a home that is offered can be asked about, and not one’s own', async ({ db }) => {
  const { owner, seeker, listing } = await someone(db)
  const own = ask(db, owner, listing.spn)
  await expect(own).rejects.toMatchObject({ message: texts.conversations.isYours })
  const draft = await createListing(db, { ownerId: owner.id, status: 'draft' })
  await expect(ask(db, seeker, draft.spn)).rejects.toMatchObject(notFound)
  await takeOff(db, owner, listing.id)
  const sold = { code: 'forbidden', message: texts.listing.notActive }
  await expect(ask(db, seeker, listing.spn)).rejects.toMatchObject(sold)
})

test('both go on for a month after the home is gone', async ({ db }) => {
  const { owner, seeker, listing, id } = await asked(db)
  await takeOff(db, owner, listing.id)
  await write(db, owner, id, 'Sorry, it is sold.')
  await write(db, seeker, id, 'Thank you.')

  const later = new Date(Date.now() + conversationLimits.daysAfterGone * 86_400_000)
  expect(await findConversation(db, seeker, id, later)).toMatchObject({ state: 'closed' })
  for (const viewer of [owner, seeker])
    await expect(
      writeLine(db, viewer, id, { body: 'Hi', key: randomUUID() }, later),
    ).rejects.toMatchObject(closed)
})

test('who is blocked by the owner cannot write or ask; unblocked, they can', async ({ db }) => {
  const { owner, seeker, listing, id } = await asked(db)
  await blockSeeker(db, owner, id, true)
  expect(await listBlockedAskers(db, owner)).toMatchObject([{ spn: listing.spn }])

  await expect(write(db, seeker, id)).rejects.toMatchObject(closed)
  await expect(ask(db, seeker, listing.spn)).rejects.toMatchObject({ code: 'forbidden' })
  const own = { message: texts.conversations.blocked }
  await expect(write(db, owner, id)).rejects.toMatchObject(own)
  expect(await findConversation(db, owner, id)).toMatchObject({ state: 'blocked' })
  expect(await findConversation(db, seeker, id)).toMatchObject({ state: 'closed' })

  await blockSeeker(db, owner, id, false)
  await write(db, seeker, id)
})

test('a line that is under way while its writer is being blocked comes before the block', async ({
  freshDatabase: { db },
}) => {
  const { owner, seeker, id } = await asked(db)
  const { blocking } = await inTransaction(db, async (trx) => {
    await write(trx, seeker, id, 'Under way')
    const blocking = blockSeeker(db, owner, id, true)
    await Promise.race([blocking, sleep(300)])
    return { blocking }
  })
  await blocking
  expect(bodiesOf(await findConversation(db, owner, id))).toHaveLength(2)
  await expect(write(db, seeker, id)).rejects.toMatchObject(closed)
})

test('with somebody whom staff blocked nobody goes on', async ({ db }) => {
  const { owner, seeker, id } = await asked(db)
  await blockUser(db, asViewer(await createUser(db, { role: 'staff' })), seeker.id, 'Spam')
  await expect(write(db, owner, id)).rejects.toMatchObject(closed)
})

test('it is gone for both when one of them erases the account', async ({ db }) => {
  for (const who of ['owner', 'seeker'] as const) {
    const { owner, seeker, id } = await asked(db)
    await write(db, owner, id, 'Hello')
    await eraseAccount(db, who === 'owner' ? owner : seeker)
    expect(await findConversation(db, who === 'owner' ? seeker : owner, id)).toBeUndefined()
  }
  expect(await db.selectFrom('conversationLine').select('id').execute()).toEqual([])
})

test('a person begins a limited number of conversations a day, and so does an address', async ({
  db,
}) => {
  const { seeker, listing, phones } = await someone(db)
  const { begunPerDay, begunPerDayAndAddress } = conversationLimits
  await ask(db, seeker, listing.spn)
  await fillUses(db, { subject: phones[1]! }, begunPerDay - 1)
  const [last, next] = await createListings(db, [{}, {}])
  await ask(db, seeker, last!.spn)
  const tooMany = { code: 'too_many', message: texts.conversations.askLimit(begunPerDay) }
  await expect(ask(db, seeker, next!.spn)).rejects.toMatchObject(tooMany)
  expect(await findAsked(db, seeker, next!.id)).toBeUndefined()

  await fillUses(db, { subject: '10.0.0.1' }, begunPerDayAndAddress - 1)
  await ask(db, asViewer(await createUser(db)), next!.spn)
  const here = { code: 'too_many', message: texts.conversations.askLimitHere }
  const another = asViewer(await createUser(db))
  await expect(ask(db, another, next!.spn)).rejects.toMatchObject(here)
})

test('each writes a limited number of lines a day in one conversation', async ({ db }) => {
  const { owner, seeker, id, phones } = await asked(db)
  const { linesPerDay } = conversationLimits
  await fillUses(db, { subject: phones[1]! }, linesPerDay - 1)
  await write(db, seeker, id)
  const tooMany = { code: 'too_many', message: texts.conversations.lineLimit(linesPerDay) }
  await expect(write(db, seeker, id)).rejects.toMatchObject(tooMany)
  await write(db, owner, id)
  const tomorrow = new Date(Date.now() + 86_400_000)
  await writeLine(db, seeker, id, { body: 'Good morning', key: randomUUID() }, tomorrow)
})

async function someone(db: Db) {
  const users = [await createUser(db, { name: 'Meera' }), await createUser(db, { name: 'Ravi' })]
  const [owner, seeker] = users.map(asViewer) as [Viewer, Viewer]
  const listing = await createListing(db, { ownerId: owner.id })
  return { owner, seeker, listing, phones: users.map(({ phone }) => phone!) }
}

async function asked(db: Db) {
  const people = await someone(db)
  return { ...people, id: await ask(db, people.seeker, people.listing.spn) }
}

function ask(db: Db, seeker: Viewer, spn: string, body = 'Is it still available?') {
  return askOwner(db, seeker, spn, { body, key: randomUUID(), address: '10.0.0.1' })
}

function write(db: Db, viewer: Viewer, id: string, body = 'Hi') {
  return writeLine(db, viewer, id, { body, key: randomUUID() })
}

async function readAll(db: Db, viewer: Viewer, id: string) {
  const { lines } = (await findConversation(db, viewer, id))!
  await markConversationRead(db, viewer, id, lines.at(-1)!.id)
}

function takeOff(db: Db, { id }: Viewer, listingId: string) {
  return changeListingStatus(db, { kind: 'owner', id }, listingId, { to: 'sold_out' })
}

function bodiesOf(conversation: { lines: { body: string }[] } | undefined) {
  return conversation?.lines.map(({ body }) => body)
}
