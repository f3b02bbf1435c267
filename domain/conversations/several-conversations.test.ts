import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversationLimits } from '#contract/limits.ts'
import type { Db } from '#db/connect.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { findAskedLine, findQuestion } from '#domain/conversations/conversation-link.ts'
import { findAsked, findConversation } from '#domain/conversations/find-conversation.ts'
import { findLinesState } from '#domain/conversations/find-lines-state.ts'
import {
  countUnreadConversations,
  listConversations,
} from '#domain/conversations/list-conversations.ts'
import { markConversationRead } from '#domain/conversations/mark-conversation-read.ts'
import { writeLine } from '#domain/conversations/write-line.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Viewer } from '#domain/viewer.ts'
import { test } from '#tests/database.ts'
import { asViewer, createConversation, createListing, createUser } from '#tests/factories.ts'

test('each seeker and each home has a row of its own in the owner’s inbox', async ({ db }) => {
  const { owner, ravi, conversations } = await several(db)
  expect(await listNotifications(db, owner)).toHaveLength(3)

  await readAll(db, owner, conversations.raviHome)
  const left = await listNotifications(db, owner, { unreadOnly: true })
  expect(left.map(({ body }) => body.match(/Meera|Ravi/)?.[0]).toSorted()).toEqual([
    'Meera',
    'Ravi',
  ])
  await write(db, ravi, conversations.raviHome, 'Hello again')
  expect(await listNotifications(db, owner)).toHaveLength(3)
})

test('an answer is told the one who asked, who reads it without reading what others wrote', async ({
  db,
}) => {
  const { owner, ravi, meera, conversations } = await several(db)
  for (const id of Object.values(conversations)) await write(db, owner, id, 'Yes')
  expect(await listNotifications(db, ravi)).toHaveLength(2)
  await readAll(db, ravi, conversations.raviHome)
  expect(await listNotifications(db, ravi, { unreadOnly: true })).toHaveLength(1)
  expect(await listNotifications(db, meera, { unreadOnly: true })).toHaveLength(1)
  expect(await findConversation(db, meera, conversations.meeraHome)).toMatchObject({
    seekerUnread: 1,
    ownerUnread: 1,
  })
})

test('lists are of one side, the latest line first, and end where they are told to', async ({
  db,
}) => {
  const { owner, ravi, conversations } = await several(db)
  const { raviHome, raviFlat, meeraHome } = conversations
  await write(db, ravi, raviHome, 'Last')

  const asOwner = await listConversations(db, owner, 'owner')
  expect(asOwner.map(({ id, unread, body }) => [id, unread, body])).toEqual([
    [raviHome, 2, 'Last'],
    [raviFlat, 1, 'Hello'],
    [meeraHome, 1, 'Hello'],
  ])
  expect(await listConversations(db, owner, 'owner', 1)).toMatchObject([{ id: raviHome }])
  expect(await listConversations(db, owner, 'seeker')).toEqual([])
  const asSeeker = await listConversations(db, ravi, 'seeker')
  expect(asSeeker.map(({ id }) => id)).toEqual([raviHome, raviFlat])
  expect(await listConversations(db, ravi, 'owner')).toEqual([])
})

test('each conversation has its own lines and no others', async ({ db }) => {
  const { owner, ravi, meera, conversations } = await several(db)
  const { raviHome, raviFlat, meeraHome } = conversations
  await write(db, ravi, raviHome, 'About the home')
  await write(db, ravi, raviFlat, 'About the flat')
  await write(db, owner, meeraHome, 'To Meera')
  const bodies = async (viewer: Viewer, id: string) =>
    (await findConversation(db, viewer, id))?.lines.map(({ body }) => body)
  expect(await bodies(ravi, raviHome)).toEqual(['Hello', 'About the home'])
  expect(await bodies(owner, raviFlat)).toEqual(['Hello', 'About the flat'])
  expect(await bodies(meera, meeraHome)).toEqual(['Hello', 'To Meera'])
})

test('a line counts as sent again within its conversation alone', async ({ db }) => {
  const { ravi, conversations } = await several(db)
  const line = { body: 'Hi', key: randomUUID() }
  const written = [conversations.raviHome, conversations.raviFlat, conversations.raviHome]
  const outcomes = []
  for (const id of written) outcomes.push(await writeLine(db, ravi, id, line))
  expect(outcomes).toEqual([true, true, false])
})

test('a question takes the place of the one before in the inbox, and of nothing else', async ({
  db,
}) => {
  const { owner, ravi, home, conversations } = await several(db)
  const lead = { kind: 'contact-revealed', listingId: home.id, personId: ravi.id } as const
  await notify(db, owner.id, lead)
  await readAll(db, owner, conversations.raviHome)
  expect(await listNotifications(db, owner, { unreadOnly: true })).toHaveLength(3)
  await write(db, ravi, conversations.raviHome, 'Hello again')
  expect(await listNotifications(db, owner)).toHaveLength(4)
})

test('what is unread is counted by conversation, for each side alone', async ({ db }) => {
  const { owner, ravi, conversations } = await several(db)
  await write(db, ravi, conversations.raviHome, 'And the price?')
  expect(await countUnreadConversations(db, owner, 'owner')).toBe(3)
  expect(await countUnreadConversations(db, owner, 'seeker')).toBe(0)
  expect(await countUnreadConversations(db, ravi, 'seeker')).toBe(0)
  await write(db, owner, conversations.raviHome, 'Yes')
  expect(await countUnreadConversations(db, ravi, 'seeker')).toBe(1)
})

test('reading again, or up to an older line, makes nothing unread', async ({ db }) => {
  const { owner, ravi, conversations } = await several(db)
  const id = conversations.raviHome
  const first = (await findConversation(db, owner, id))!.lines[0]!.id
  await write(db, ravi, id, 'And the price?')
  await readAll(db, owner, id)
  await markConversationRead(db, owner, id, first)
  expect(await findConversation(db, owner, id)).toMatchObject({ ownerUnread: 0 })
  // What one wrote oneself is not unread.
  await write(db, owner, id, 'Yes')
  await write(db, ravi, id, 'Thank you')
  await markConversationRead(db, owner, id, first)
  expect(await findConversation(db, owner, id)).toMatchObject({ ownerUnread: 1 })
})

test('neither one’s own lines nor those of other conversations stay unread', async ({ db }) => {
  const { owner, ravi, conversations } = await several(db)
  const id = conversations.raviHome
  await write(db, ravi, id, 'And the price?')
  const seen = (await findConversation(db, owner, id))!.lines.at(-1)!.id
  await write(db, owner, id, 'Yes')
  await write(db, ravi, conversations.raviFlat, 'And here?')
  await markConversationRead(db, owner, id, seen)
  expect(await findConversation(db, owner, id)).toMatchObject({ ownerUnread: 0 })
  expect(await findConversation(db, owner, conversations.raviFlat)).toMatchObject({
    ownerUnread: 2,
  })
})

test('the state of the viewer’s lines changes with a line and with reading, and by nobody else', async ({
  db,
}) => {
  const { owner, ravi, meera, conversations } = await several(db)
  const seen = new Set([await findLinesState(db, ravi)])
  await write(db, meera, conversations.meeraHome, 'For the owner')
  expect(seen).toContain(await findLinesState(db, ravi))
  const stranger = asViewer(await createUser(db))
  expect(await findLinesState(db, stranger)).toBe('')

  await write(db, owner, conversations.raviHome, 'Yes')
  seen.add(await findLinesState(db, ravi))
  await readAll(db, ravi, conversations.raviHome)
  seen.add(await findLinesState(db, ravi))
  expect(seen.size).toBe(3)
  const own = await findLinesState(db, owner)
  await write(db, ravi, conversations.raviHome, 'Thank you')
  expect(await findLinesState(db, owner)).not.toBe(own)
})

test('the newest lines are shown, the oldest of them first', async ({ db }) => {
  const { ravi, conversations } = await several(db)
  const { raviHome: conversationId } = conversations
  const more = Array.from({ length: conversationLimits.shown }, (_, n) => n)
  for (const n of more.slice(0, 3)) await write(db, ravi, conversationId, `${n}`)
  const rows = more.slice(3).map((n) => ({
    conversationId,
    userId: ravi.id,
    body: `${n}`,
    key: randomUUID(),
  }))
  await db.insertInto('conversationLine').values(rows).execute()

  const { lines } = (await findConversation(db, ravi, conversationId))!
  expect(lines).toHaveLength(conversationLimits.shown)
  expect(lines.slice(0, 3).map(({ body }) => body)).toEqual(['0', '1', '2'])
  expect(await findConversation(db, ravi, 'nonsense')).toBeUndefined()
})

test('a link is of the question of this seeker about this home, for two weeks', async ({ db }) => {
  const { owner, ravi, home } = await several(db)
  const told = { kind: 'conversation-asked', listingId: home.id, userId: owner.id }
  const question = await findAskedLine(db, { ...told, personId: ravi.id })
  const conversationId = await findAsked(db, ravi, home.id)
  expect(question).toMatchObject({ conversationId, ownerId: owner.id })

  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  const { linkDays } = conversationLimits
  expect(await findQuestion(db, question!, at(linkDays - 0.01))).toMatchObject({ body: 'Hello' })
  expect(await findQuestion(db, question!, at(linkDays + 0.01))).toBeUndefined()
  const elsewhere = await createListing(db, { ownerId: owner.id })
  const other = { ...told, personId: ravi.id }
  expect(await findAskedLine(db, { ...other, listingId: elsewhere.id })).toBeUndefined()
  expect(await findAskedLine(db, { ...other, userId: ravi.id })).toBeUndefined()
})

/** An owner of a home and a flat; Meera asks about the home, Ravi about both. */
async function several(db: Db) {
  const owner = asViewer(await createUser(db))
  const [meera, ravi] = [
    asViewer(await createUser(db, { name: 'Meera' })),
    asViewer(await createUser(db, { name: 'Ravi' })),
  ]
  const home = await createListing(db, { ownerId: owner.id })
  const flat = await createListing(db, { ownerId: owner.id })
  const unrelated = await createListing(db)
  const { id: seekerId } = await createUser(db)
  const { id: listingId, ownerId } = unrelated
  await createConversation(db, { listingId, ownerId, seekerId })
  const conversations = {
    meeraHome: await ask(db, meera, home.spn),
    raviFlat: await ask(db, ravi, flat.spn),
    raviHome: await ask(db, ravi, home.spn),
  }
  return { owner, meera, ravi, home, conversations }
}

function ask(db: Db, seeker: Viewer, spn: string) {
  return askOwner(db, seeker, spn, { body: 'Hello', key: randomUUID(), address: '10.0.0.1' })
}

function write(db: Db, viewer: Viewer, id: string, body: string) {
  return writeLine(db, viewer, id, { body, key: randomUUID() })
}

async function readAll(db: Db, viewer: Viewer, id: string) {
  const { lines } = (await findConversation(db, viewer, id))!
  await markConversationRead(db, viewer, id, lines.at(-1)!.id)
}
