import { expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import { mayHoldContact } from '#contract/texts/conversations.ts'
import type { Db } from '#db/connect.ts'
import { markAllRead } from '#domain/notifications/mark-all-read.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { notify } from '#domain/notifications/notify.ts'
import { sendMessage } from '#server/jobs/send-message.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createConversation, createListing, createUser, createVisit } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const settings = { PUBLIC_URL: 'https://basera.example/' }

test('a message ends with the one thing to do next, at its whole address', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId, spn } = await createListing(db, { ownerId })
  const reason = 'Blurred photos'

  const body = await sent(db, ownerId, { kind: 'listing-rejected', listingId, reason })
  expect(body).toMatch(/Blurred photos\. You can correct it/)
  expect(body.split('\n').at(-1)).toBe(
    `Correct the listing: https://basera.example/list-property?id=${spn}`,
  )
})

test('the question whether a property is still available is answered without a login', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  const askedAt = new Date().toISOString()

  const body = await sent(db, ownerId, { kind: 'still-available', listingId, askedAt })
  const link = String.raw`https://basera\.example/still-available\?t=[\w.-]+`
  expect(body).toMatch(
    new RegExp(`\n\nYes, still available: ${link}&a=yes\nNo longer available: ${link}&a=no$`),
  )
})

test('a visit is answered without a login, as long as it waits for an answer', async ({ db }) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  const day = addDays(indiaDay(new Date()), 3)
  const visit = { listingId, preferredDay: day, preferredTime: 'morning' } as const
  const { id, seekerId } = await createVisit(db, visit)
  const asks = {
    kind: 'visit-requested',
    listingId,
    personId: seekerId,
    day,
    time: 'morning',
  } as const

  const link = String.raw`https://basera\.example/answer-visit\?t=[\w.-]+`
  const [accept, propose, decline] = ['accept', 'propose', 'decline'].map((a) => `${link}&a=${a}`)
  expect(await sent(db, ownerId, asks)).toMatch(
    new RegExp(`\n\nAccept: ${accept}\nAnother time: ${propose}\nDecline: ${decline}$`),
  )
  const open = { preferredDay: null, preferredTime: '' } as const
  await db.updateTable('visit').set(open).where('id', '=', id).execute()
  expect(await sent(db, ownerId, asks)).toMatch(
    new RegExp(`\n\nPropose a time: ${propose}\nDecline: ${decline}$`),
  )
  const proposal = { status: 'proposed', proposedDay: day, proposedTime: 'evening' } as const
  await db.updateTable('visit').set(proposal).where('id', '=', id).execute()
  const proposed = { ...asks, kind: 'visit-proposed', personId: ownerId } as const
  expect(await sent(db, seekerId, proposed)).toMatch(
    new RegExp(`\n\nAccept: ${accept}\nAnother time: ${propose}\nDecline: ${decline}$`),
  )
  await db.updateTable('visit').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await sent(db, ownerId, asks)).toMatch(
    /\n\nAnswer the visit: https:\/\/basera\.example\/dashboard\/visits$/,
  )
})

test('a request for the number is answered without a login, by the token of the message', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  const { id: seekerId } = await createUser(db)
  await db.insertInto('contactRequest').values({ listingId, ownerId, seekerId }).execute()

  const body = await sent(db, ownerId, { kind: 'contact-asked', listingId, personId: seekerId })
  const [, token = ''] =
    /\nShow my number: \S+\/answer-contact\?t=([\w.-]+)&a=yes\n/.exec(body) ?? []
  const answer = (accept: string) => apiFor(db).post('/api/user/contact/link', { token, accept })
  expect((await answer('true')).status).toBe(200)
  expect((await answer('false')).status).toBe(409)
  const [request] = await db.selectFrom('contactRequest').select('status').execute()
  expect(request).toEqual({ status: 'accepted' })
})

test('a question is answered without a login, unless it was read or answered in the site', async ({
  db,
}) => {
  const { id: ownerId } = await createUser(db)
  const { id: listingId } = await createListing(db, { ownerId })
  const { id: seekerId } = await createUser(db)
  const sides = { listingId, ownerId, seekerId }
  const { id: conversationId } = await createConversation(db, sides, 'Call me: 98100 12345')
  const asks = {
    kind: 'conversation-asked',
    listingId,
    personId: seekerId,
    conversationId,
  } as const

  const body = await sent(db, ownerId, asks)
  expect(body).toContain(mayHoldContact)
  const link = String.raw`https://basera\.example/answer-question\?t=[\w.-]+`
  const [yes, no, write] = ['yes', 'no', 'write'].map((a) => `${link}&a=${a}`)
  expect(body).toMatch(
    new RegExp(
      `\n\nYes, still available: ${yes}\nNo longer available: ${no}\nWrite an answer: ${write}$`,
    ),
  )
  const [, token = ''] = /answer-question\?t=([\w.-]+)&a=no/.exec(body) ?? []
  const answer = () =>
    apiFor(db).post('/api/user/conversations/link', { token, answer: 'write', line: 'Come!' })
  expect((await answer()).status).toBe(200)
  expect((await answer()).status).toBe(409)
  expect(await sent(db, ownerId, asks)).toMatch(
    new RegExp(`\n\nWrite an answer: https://basera\\.example/conversations/${conversationId}$`),
  )
  const answers = { ...asks, kind: 'conversation-answered', personId: ownerId } as const
  expect(await sent(db, seekerId, answers)).toMatch(/“Come!”[\s\S]*\nRead the answer: \S+$/)
  expect(await sent(db, ownerId, asks, { isRead: true })).toBe('')
})

/** What the receiver of a notification reads by e-mail. */
async function sent(db: Db, userId: string, notification: Notification, { isRead = false } = {}) {
  await notify(db, userId, notification)
  if (isRead) await markAllRead(db, { id: userId, name: '', role: 'member', sessionId: '' })
  const { id: alertId } = await db
    .selectFrom('alertLog')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const bodies: string[] = []
  const resources = resourcesFor(db, settings)
  const keep = async ({ body }: { body: string }) => void bodies.push(body)
  const channels = { sms: keep, whatsapp: keep, email: keep }
  await sendMessage({ ...resources, channels }, { channel: 'email', alertId }, { isLast: false })
  return bodies[0] ?? ''
}
