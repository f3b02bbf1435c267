import * as texts from '#contract/texts.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing, createUser, quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { headersOf, postCall, readPage } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

const photos = ['demo-bath-01', 'demo-bath-02', 'demo-bath-03']
/** A kind that no other journey offers in this city, so that its prices are compared with these only. */
const rare = { city: quietCity, propertyType: 'villa', bhk: '3mbhk', bedrooms: 7 } as const

// The dialog that changes a price is in revision.e2e.ts, the ticks at signals in review-desk.e2e.ts.
test('a bait price takes a listing out of view, and staff see why', async () => {
  const { spn, ownerId, staff } = await onSiteDatabase(async (db) => {
    for (let count = 0; count < 6; count++) await createListing(db, { ...rare, price: 20_000_000 })
    const home = await createListing(db, { ...completeAnswers, ...rare, photos, price: 20_000_000 })
    return { ...home, staff: await createUser(db, { role: 'staff' }) }
  })
  const changed = { _id: spn, price: '2000000' }
  const { data } = await postCall('/api/prop/live', changed, await headersOf(ownerId))
  expect(data.message).toBe(texts.revision.liveHeld)

  const desk = await readPage(`/admin/review/${spn}`, await headersOf(staff.id))
  const signals = /<section[^>]* aria-label="Signals"[\s\S]*?<\/section>/.exec(desk)?.[0]
  expect(signals).toMatch(/score \d+ of 100/)
  expect(signals).toContain('then taken out of view by the site')
  expect(signals).toMatch(/Correct: The price is \d+ % below/)
})
