import { describe, expect } from 'vitest'
import type { Db } from '#db/connect.ts'
import { notify } from '#domain/notifications/notify.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createListings, createUser } from '#tests/factories.ts'

describe('POST /api/prop/sbpl', () => {
  test('answers the own listings in every status, and nobody else’s', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const draft = await createListing(db, { ownerId: owner.id, status: 'draft' })
    const failed = await createListing(db, {
      ownerId: owner.id,
      status: 'review_failed',
      statusReason: 'The photos are blurred.',
    })
    await createListing(db)

    const { data } = await (await api.post('/api/prop/sbpl')).json()
    const found = data.property.map(({ SPN_id, status_code, reason }: Record<string, string>) => [
      SPN_id,
      status_code,
      reason,
    ])
    expect(new Map(found.map((row: string[]) => [row[0], row.slice(1)]))).toEqual(
      new Map([
        [draft.spn, ['draft', '']],
        [failed.spn, ['review_failed', 'The photos are blurred.']],
      ]),
    )
  })

  test('answers many listings once each, last changed first, without holding all of them', async ({
    db,
  }) => {
    const { api, owner } = await ownerApi(db)
    const days = Array.from({ length: 120 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)))
    const made = await createListings(
      db,
      days.map((updatedAt) => ({ ownerId: owner.id, updatedAt })),
    )
    const changed = made.map(({ spn }) => spn).toReversed()

    const reply = await api.post('/api/prop/sbpl')
    const chunks: string[] = []
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) chunks.push(chunk)
    const { result_code, data } = JSON.parse(chunks.join(''))
    expect(result_code).toBe(1)
    expect(data.property.map(({ SPN_id }: { SPN_id: string }) => SPN_id)).toEqual(changed)
    const perChunk = chunks.map((chunk) => chunk.match(/"SPN_id"/g)?.length ?? 0)
    expect(Math.max(...perChunk)).toBeLessThanOrEqual(50)
  })
})

describe('POST /api/user/leads/get', () => {
  test('answers pages of the own leads, newest first, with the last page', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const { id: listingId, spn } = await createListing(db, { ownerId: owner.id })
    for (let day = 1; day <= 12; day++) {
      const seeker = await createUser(db, { name: `Seeker ${day}` })
      await addLead(db, { listingId, ownerId: owner.id, seekerId: seeker.id, day })
    }
    const other = await createListing(db)
    const stranger = await createUser(db)
    await addLead(db, {
      listingId: other.id,
      ownerId: other.ownerId,
      seekerId: stranger.id,
      day: 1,
    })

    const first = await (await api.post('/api/user/leads/get')).json()
    expect(first.data.lastPage).toBe(2)
    expect(first.data.leads).toHaveLength(10)
    expect(first.data.leads[0]).toMatchObject({ user_name: 'Seeker 12', SPN_id: spn })
    const second = await (await api.post('/api/user/leads/get', { page_no: '2' })).json()
    expect(second.data.leads.map(({ user_name }: { user_name: string }) => user_name)).toEqual([
      'Seeker 2',
      'Seeker 1',
    ])
  })

  test('takes states and notes of the own leads only', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    const { id: listingId } = await createListing(db, { ownerId: owner.id })
    const seeker = await createUser(db)
    await addLead(db, { listingId, ownerId: owner.id, seekerId: seeker.id, day: 1 })
    const other = await createListing(db)
    const foreign = { listingId: other.id, ownerId: other.ownerId, seekerId: seeker.id, day: 1 }
    await addLead(db, foreign)
    const ids = await db.selectFrom('lead').select(['id', 'ownerId']).execute()
    const idOf = (ownerId: string) => ids.find((each) => each.ownerId === ownerId)?.id ?? ''

    const change = { lead_status: 'contacted', note: 'Wants a garden.' }
    const update = (_id: string, form: Record<string, string>) =>
      api.post('/api/user/leads/update', { _id, ...form })
    expect((await update(idOf(owner.id), change)).status).toBe(200)
    expect((await update(idOf(other.ownerId), change)).status).toBe(404)
    expect((await update(idOf(owner.id), { lead_status: 'won' })).status).toBe(422)
    const { data } = await (await api.post('/api/user/leads/get')).json()
    expect(data.leads).toMatchObject([change])
    await update(idOf(owner.id), { note: '' })
    const after = await (await api.post('/api/user/leads/get')).json()
    expect(after.data.leads).toMatchObject([{ lead_status: 'contacted', note: '' }])
  })

  test('refuses pages that are too large', async ({ db }) => {
    const { api } = await ownerApi(db)
    const reply = await api.post('/api/user/leads/get', { pageSize: '1000000000' })
    expect(reply.status).toBe(422)
  })
})

describe('notifications', () => {
  test('are listed with how many are unread, and marked read once for all', async ({ db }) => {
    const { api, owner } = await ownerApi(db)
    await notify(db, owner.id, { kind: 'text', subject: 'Welcome', body: 'List for free.' })
    await notify(db, owner.id, { kind: 'text', subject: 'News', body: 'A second one.' })

    const { data } = await (await api.post('/api/user/noti')).json()
    expect(data.un_read).toBe(2)
    const welcome = data.noti.find(({ subject }: { subject: string }) => subject === 'Welcome')
    expect(welcome).toMatchObject({
      sender_id: 'admin',
      view_status: 'unread',
      message_content: 'List for free.',
    })

    expect((await api.post('/api/user/noti/read', { updateId: welcome._id })).status).toBe(200)
    const after = await (await api.post('/api/user/noti')).json()
    expect(after.data.un_read).toBe(1)
  })

  test('of somebody else cannot be marked', async ({ db }) => {
    const { api } = await ownerApi(db)
    const other = await createUser(db)
    await notify(db, other.id, { kind: 'text', subject: 'Secret', body: '' })
    const { id } = await db.selectFrom('notification').select('id').executeTakeFirstOrThrow()

    const reply = await api.post('/api/user/noti/read', { updateId: id })
    expect(reply.status).toBe(404)
    expect(await db.selectFrom('notification').select('readAt').execute()).toEqual([
      { readAt: null },
    ])
  })
})

async function ownerApi(db: Db) {
  const owner = await createUser(db, { phone: '9811112222', name: 'Meera Owner' })
  const api = apiFor(db)
  await api.signIn('9811112222')
  return { api, owner }
}

type LeadOf = { listingId: string; ownerId: string; seekerId: string; day: number }

async function addLead(db: Db, { day, ...lead }: LeadOf) {
  const createdAt = new Date(Date.UTC(2026, 0, day))
  await db
    .insertInto('lead')
    .values({ ...lead, kind: 'contact', createdAt })
    .execute()
}
