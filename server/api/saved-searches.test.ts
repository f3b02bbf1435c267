import { expect } from 'vitest'
import { listSavedSearches } from '#domain/saved-searches/list-saved-searches.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import { sendMessage } from '#server/jobs/send-message.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { resourcesFor } from '#tests/resources-for.ts'

const path = '/search/buy?q=sector+45&city=gurugram&filterBHK=2bhk'

test('a search is saved, told by the chosen channel, and stopped by the link of the message', async ({
  db,
}) => {
  const { id: userId, phone } = await createUser(db)
  const api = apiFor(db)
  await api.signIn(phone!)
  const { data } = await (await api.post('/api/user/saved-searches/save', { path })).json()
  const { id: _id } = data
  expect(data).toMatchObject({ frequency: 'daily', channels: ['whatsapp'] })
  const choice = { _id, frequency: 'weekly', channels: 'email' }
  expect((await api.post('/api/user/saved-searches/choose', choice)).status).toBe(200)
  const { id, spn } = await createListing(db)
  await matchListing(db, id)
  await tellSearches(db, new Date(Date.now() + 7 * 86_400_000))

  const sent: { to: string; subject?: string; body: string }[] = []
  const send = async (message: (typeof sent)[number]) => void sent.push(message)
  const resources = { ...resourcesFor(db), channels: { sms: send, whatsapp: send, email: send } }
  const alert = await db
    .selectFrom('alertLog')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  expect(alert).toMatchObject({ whatsappStatus: 'none', emailStatus: 'queued' })
  const job = { channel: 'email', alertId: alert.id } as const
  await sendMessage(resources, job, { isLast: false })
  const { subject, body = '' } = sent[0] ?? {}
  expect(subject).toBe('A new home for your search')
  expect(body).toMatch(/^2 BHK to buy, Sector 45, Gurugram: 2 BHK apartment, Sector 45, Gurugram\./)
  expect(body).toContain('2 BHK apartment, Sector 45, Gurugram, ₹ 85 Lakh\n')
  expect(body).toContain(`/property/?id=${spn}`)
  expect(body).toContain('/search/buy?q=sector+45&city=gurugram&filterBHK=2bhk&sort=newest')

  const token = /\/search-alert\?t=(\S+)/.exec(body)?.[1] ?? ''
  const visitor = apiFor(db)
  const follow = (form: object) => visitor.post('/api/user/saved-searches/link', { ...form })
  expect((await follow({ token: `${token}x`, action: 'pause' })).status).toBe(404)
  expect((await follow({ token, action: 'pause' })).status).toBe(200)
  expect(await listSavedSearches(db, userId)).toMatchObject([{ pausedOn: 'today' }])

  // What was queued before is not sent any more.
  await sendMessage(resources, job, { isLast: false })
  expect(sent).toHaveLength(1)
  expect((await follow({ token, action: 'remove' })).status).toBe(200)
  expect(await listSavedSearches(db, userId)).toEqual([])
  expect((await follow({ token, action: 'restore' })).status).toBe(200)
  expect((await follow({ token, action: 'resume' })).status).toBe(200)
  expect(await listSavedSearches(db, userId)).toMatchObject([{ pausedOn: undefined }])
})
