import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { loadGazetteer } from '#db/gazetteer/load-gazetteer.ts'
import { placeKinds } from '#db/gazetteer/place-table.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'
import { test } from '#tests/database.ts'
import { createListing } from '#tests/factories.ts'

const HISAR = 'hisar/model-town'
const MANDI = 'hisar/old-mandi'

describe('loadGazetteer', () => {
  test('has stored every place with what it is searched by', async ({ db }) => {
    const { total } = await db
      .selectFrom('place')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const place = await db
      .selectFrom('place')
      .selectAll()
      .where('id', '=', 'delhi/connaught-place')
      .executeTakeFirstOrThrow()

    expect(Number(total)).toBe(readPlaces().length)
    expect(place).toMatchObject({ city: 'delhi', kind: 'locality', pinCode: '110001' })
    expect(place.searchText).toBe('connaught place | rajiv chowk | connaught circus')
  })

  test('does nothing when the database already has this gazetteer', async ({ db }) => {
    expect(await loadGazetteer(db)).toBe(false)
  })

  test('corrects places when the gazetteer has changed, and keeps one that it no longer has, but not as a current one', async ({
    db,
  }) => {
    await pretendOlderGazetteer(db)
    await db.updateTable('place').set({ name: 'Modle Town' }).where('id', '=', HISAR).execute()
    await sql`
      insert into place (id, city, kind, name, lat, lng, search_text, rank)
      values (${MANDI}, 'hisar', 'landmark', 'Old Mandi', 29.15, 75.72, 'old mandi', 5)
    `.execute(db)

    expect(await loadGazetteer(db)).toBe(true)
    const places = await db
      .selectFrom('place')
      .selectAll()
      .where('id', 'in', [HISAR, MANDI])
      .orderBy('id')
      .execute()
    expect(places).toMatchObject([
      { id: HISAR, name: 'Model Town', isCurrent: true },
      { id: MANDI, isCurrent: false },
    ])
  })

  test('measures the way to the metro again when a station has moved', async ({ db }) => {
    const { id } = await createListing(db, { lat: 28.5215, lng: 77.2024 })
    const find = () =>
      db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect((await find()).metroMetres).toBeLessThan(100)

    await pretendOlderGazetteer(db)
    await sql`update place set lat = lat + 0.02 where id = 'delhi/saket-metro-station'`.execute(db)
    const updatedAt = new Date('2026-01-01')
    await sql`alter table listing disable trigger listing_touch`.execute(db)
    await sql`update listing set lat = lat, updated_at = ${updatedAt}`.execute(db)
    await sql`alter table listing enable trigger listing_touch`.execute(db)
    expect((await find()).metroMetres).toBeGreaterThan(500)

    await loadGazetteer(db)
    const { metroMetres, ...listing } = await find()
    expect(metroMetres).toBeLessThan(100)
    // Not an edit by the owner.
    expect(listing.updatedAt).toEqual(updatedAt)
  })
})

test('the table accepts exactly the kinds we know', async ({ db }) => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'place_kind_check'
  `.execute(db)
  expect([...rows[0]!.rule.matchAll(/'([^']+)'/g)].map((match) => match[1])).toEqual(placeKinds)
})

async function pretendOlderGazetteer(db: Parameters<typeof loadGazetteer>[0]) {
  await sql`update gazetteer_version set hash = 'older'`.execute(db)
}
