import { expect } from 'vitest'
import { loadFamilyPage } from '#app/loaders/public/load-family-page.ts'
import { relativeCookie } from '#contract/family-path.ts'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { Db } from '#db/connect.ts'
import { apiFor } from '#tests/api.ts'
import { test } from '#tests/database.ts'
import { createLead, createListing, createUser, createVisit } from '#tests/factories.ts'

test('a relative joins by the link, says what they think, and the end of the link is the end', async ({
  db,
}) => {
  const { member, home, token } = await memberWhoShares(db)
  const maa = apiFor(db)
  const about = { token, spnInput: home.spn }
  const tooEarly = await maa.post('/api/family/heart', { ...about, liked: 'true' })
  expect([tooEarly.status, await tooEarly.text()]).toEqual([
    409,
    expect.stringContaining(texts.family.joinFirst),
  ])

  const joined = await maa.post('/api/family/join', { token, name: 'Maa' })
  expect(joined.status).toBe(200)
  expect(joined.headers.get('set-cookie')).toMatch(/^basera_relative=[\w-]{43};.*HttpOnly/)
  await maa.post('/api/family/heart', { ...about, liked: 'true' })
  const day = addDays(indiaDay(new Date()), 3)
  await maa.post('/api/family/note', { ...about, note: 'Sunny', visit_date: day })

  const relativeToken = maa.cookies.get(relativeCookie)
  const page = await loadFamilyPage(db, { secret: maa.resources.secret, token, relativeToken })
  expect(page).toMatchObject({ firstName: 'Ananya', you: 'Maa', count: 2 })
  expect(page?.groups[0]?.homes[0]?.own).toMatchObject({ isLiked: true, note: 'Sunny' })

  expect((await member.post('/api/user/family/revoke')).status).toBe(200)
  for (const [path, form] of [
    ['/api/family/join', { token, name: 'Maa' }],
    ['/api/family/heart', { ...about, liked: 'false' }],
    ['/api/family/note', { ...about, note: '' }],
  ] as const) {
    const refused = await maa.post(path, form)
    expect([path, refused.status]).toEqual([path, 404])
    expect(await refused.text()).toContain(texts.family.linkIsOver)
  }
  expect(await loadFamilyPage(db, { secret: maa.resources.secret, token, relativeToken })).toBe(
    null,
  )
})

test('a token that is not ours opens nothing', async ({ db }) => {
  const { token } = await memberWhoShares(db)
  const visitor = apiFor(db)
  for (const forged of [`${token}x`, token.slice(1), 'x', '.']) {
    const reply = await visitor.post('/api/family/join', { token: forged, name: 'Maa' })
    expect([forged, reply.status]).toEqual([forged, 404])
    const opened = { secret: visitor.resources.secret, token: forged, relativeToken: undefined }
    expect(await loadFamilyPage(db, opened)).toBe(null)
  }
})

test('a note must be short and a day to come', async ({ db }) => {
  const { home, token } = await memberWhoShares(db)
  const maa = apiFor(db)
  await maa.post('/api/family/join', { token, name: 'Maa' })
  const about = { token, spnInput: home.spn }
  const long = await maa.post('/api/family/note', { ...about, note: 'x'.repeat(301) })
  expect(long.status).toBe(422)
  const past = await maa.post('/api/family/note', { ...about, visit_date: '2020-01-01' })
  expect(past.status).toBe(422)
})

test('nothing of the owner or the member goes through the link, nor of a home that is hidden', async ({
  db,
}) => {
  const { home, token, user, owner, gone } = await memberWhoShares(db)
  await db
    .insertInto('seekerNote')
    .values({ userId: user.id, listingId: home.id, about: 'home', body: 'Private note' })
    .execute()
  await createLead(db, {
    listingId: home.id,
    ownerId: owner.id,
    seekerId: user.id,
    note: 'Lead note',
    seekerLine: 'Line to owner',
  })
  await createVisit(db, {
    listingId: home.id,
    seekerId: user.id,
    preferredDay: addDays(indiaDay(new Date()), 2),
    preferredTime: 'morning',
    status: 'accepted',
    seekerLine: 'Line to owner',
  })
  const { secret } = apiFor(db).resources

  const page = await loadFamilyPage(db, { secret, token, relativeToken: undefined })
  const sent = JSON.stringify(page)

  const kept = [user.phone, user.email, user.id, 'Sharma', owner.phone, owner.email, owner.name]
  const ofHome = ['House 1142', 'Hidden Lane', home.id, gone.id, 'Taken down photo']
  const said = ['Private note', 'Lead note', 'Line to owner']
  expect([...kept, ...ofHome, ...said].filter((word) => sent.includes(word!))).toEqual([])
  expect(sent).toContain(home.spn)
  expect(sent).toContain('Ananya')
})

/** A member with one home to see and one that was taken down, who has made a link. */
async function memberWhoShares(db: Db) {
  const user = await createUser(db, { name: 'Ananya Sharma', email: 'ananya@example.com' })
  const owner = await createUser(db, { name: 'Vikram Sethi', email: 'vikram@example.com' })
  const address = { houseNo: 'House 1142', address: 'Hidden Lane' }
  const home = await createListing(db, { ownerId: owner.id, ...address })
  const photos = ['Taken down photo']
  const hidden = { ownerId: owner.id, status: 'delete', ...address, photos } as const
  const gone = await createListing(db, hidden)
  const saved = [home, gone].map(({ id }) => ({ userId: user.id, listingId: id }))
  await db.insertInto('savedListing').values(saved).execute()
  const member = apiFor(db)
  await member.signIn(user.phone!)
  const { data } = await (await member.post('/api/user/family/share')).json()
  return {
    user,
    owner,
    home,
    gone,
    member,
    token: new URL(data.path, 'http://x').searchParams.get('t')!,
  }
}
