import { describe, expect } from 'vitest'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { createContactToken } from '#domain/contact-requests/contact-link.ts'
import { createAnswerToken } from '#domain/freshness/answer-token.ts'
import { pauseUnanswered } from '#domain/freshness/pause-unanswered.ts'
import { createVisitToken } from '#domain/visits/visit-token.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser, createVisit } from '#tests/factories.ts'

type Kind = {
  path: string
  /** What the link asks; the token is signed with the given secret. */
  ask: (db: Db) => Promise<{ tokenWith: (secret: Buffer) => string; state: () => Promise<string> }>
  answers: Record<string, { form: Record<string, string>; state: string; says: string }>
  /** Lets the question grow too old to be answered. */
  expire: (db: Db) => Promise<unknown>
}

const day = addDays(indiaDay(new Date()), 3)
const later = { action: 'propose', visit_date: addDays(day, 1) }
const { accepted, declined, proposed } = texts.visits
const yesterday = addDays(indiaDay(new Date()), -1)
const longAgo = new Date(Date.now() - 15 * 86_400_000)

const kinds: Record<string, Kind> = {
  'an owner about a visit': {
    path: '/api/user/visits/link',
    ask: (db) => askAboutVisit(db, 'owner'),
    answers: {
      accept: { form: { action: 'accept' }, state: 'accepted', says: accepted },
      decline: { form: { action: 'decline' }, state: 'declined', says: declined },
      propose: { form: { ...later, clock: '10:30' }, state: 'proposed', says: proposed },
    },
    expire: (db) => db.updateTable('visit').set({ preferredDay: yesterday }).execute(),
  },
  'a seeker about a proposed time': {
    path: '/api/user/visits/link',
    ask: (db) => askAboutVisit(db, 'seeker'),
    answers: {
      accept: { form: { action: 'accept' }, state: 'accepted', says: accepted },
      decline: { form: { action: 'decline' }, state: 'declined', says: declined },
      propose: { form: { ...later, visit_time: 'evening' }, state: 'requested', says: proposed },
    },
    expire: (db) => db.updateTable('visit').set({ proposedDay: yesterday }).execute(),
  },
  'an owner about the number': {
    path: '/api/user/contact/link',
    ask: askForNumber,
    answers: {
      yes: { form: { accept: 'true' }, state: 'accepted', says: texts.dashboard.accepted },
      no: { form: { accept: 'false' }, state: 'declined', says: texts.dashboard.declined },
    },
    expire: (db) => db.updateTable('contactRequest').set({ createdAt: longAgo }).execute(),
  },
  'an owner whether it is still available': {
    path: '/api/prop/still-available',
    ask: askStillAvailable,
    answers: {
      yes: { form: { available: 'true' }, state: 'active', says: texts.dashboard.confirmed },
      no: { form: { available: 'false' }, state: 'sold_out', says: texts.dashboard.markedRented },
    },
    // Nobody answered for two weeks: the job has taken it down.
    expire: (db) => pauseUnanswered(db, new Date(Date.now() + 15 * 86_400_000)),
  },
}

const cases = Object.entries(kinds).flatMap(([kind, { answers }]) =>
  Object.keys(answers).map((answer) => ({ kind, answer })),
)

describe.each(cases)('the link that asks $kind, answered by $answer', ({ kind, answer }) => {
  const { path, ask, answers, expire } = kinds[kind]!
  const { form, state, says } = answers[answer]!

  test('does it once without a login, says so, and nothing the second time', async ({ db }) => {
    const { post, state: stateNow } = await follow(db)
    const reply = await post(form)
    expect([reply.status, (await reply.json()).data.message]).toEqual([200, says])
    expect(await stateNow()).toBe(state)
    for (const again of Object.values(answers)) expect((await post(again.form)).status).toBe(409)
    expect(await stateNow()).toBe(state)
  })

  test('does nothing when it is forwarded too late', async ({ db }) => {
    const { post, state: stateNow } = await follow(db)
    await expire(db)
    const before = await stateNow()
    expect((await post(form)).status).toBe(409)
    expect(await stateNow()).toBe(before)
  })

  test('does nothing when it is guessed, changed or meant for something else', async ({ db }) => {
    const { api, token, tokenWith, state: stateNow } = await follow(db)
    const before = await stateNow()
    const others = Object.values(kinds).filter((other) => other.path !== path)
    const forged = [
      'x',
      tokenWith(Buffer.from('a guessed secret')),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      token.replace(/^[^.]*/, crypto.randomUUID()),
      ...(await Promise.all(
        others.map(async (other) => (await other.ask(db)).tokenWith(api.resources.secret)),
      )),
    ]
    for (const guess of forged) {
      expect((await api.post(path, { token: guess, ...form })).status, guess).toBe(404)
    }
    expect(await stateNow()).toBe(before)
  })

  async function follow(db: Db) {
    const api = apiFor(db)
    const asked = await ask(db)
    const token = asked.tokenWith(api.resources.secret)
    const post = (fields: Record<string, string>) => api.post(path, { token, ...fields })
    return { ...asked, api, token, post }
  }
})

async function askAboutVisit(db: Db, side: 'owner' | 'seeker') {
  const listing = await createListing(db)
  const wish = { preferredDay: day, preferredTime: 'morning' } as const
  const proposal = { status: 'proposed', proposedDay: day, proposedTime: 'evening' } as const
  const { id, seekerId } = await createVisit(db, {
    listingId: listing.id,
    ...wish,
    ...(side === 'seeker' && proposal),
  })
  const userId = side === 'owner' ? listing.ownerId : seekerId
  const time = side === 'owner' ? 'morning' : 'evening'
  return {
    tokenWith: (secret: Buffer) =>
      createVisitToken(secret, { visitId: id, userId, day, time, clock: '' }),
    state: async () =>
      (await db.selectFrom('visit').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status,
  }
}

async function askForNumber(db: Db) {
  const { id: listingId, ownerId } = await createListing(db)
  const { id: seekerId } = await createUser(db)
  const { id: requestId } = await db
    .insertInto('contactRequest')
    .values({ listingId, ownerId, seekerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const request = db.selectFrom('contactRequest').select('status').where('id', '=', requestId)
  return {
    tokenWith: (secret: Buffer) => createContactToken(secret, { requestId, ownerId }),
    state: async () => (await request.executeTakeFirstOrThrow()).status,
  }
}

async function askStillAvailable(db: Db) {
  const askedAt = new Date()
  const { id } = await createListing(db, { askedAt, deal: 'rent' })
  const listing = db.selectFrom('listing').select('status').where('id', '=', id)
  return {
    tokenWith: (secret: Buffer) => createAnswerToken(secret, { listingId: id, askedAt }),
    state: async () => (await listing.executeTakeFirstOrThrow()).status,
  }
}
