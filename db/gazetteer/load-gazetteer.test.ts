import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { connect } from '#db/connect.ts'
import { loadGazetteer } from '#db/gazetteer/load-gazetteer.ts'
import { placeKinds } from '#db/gazetteer/place-table.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'
import { test } from '#tests/database.ts'

const HISAR = 'hisar/model-town'

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

  test('corrects places when the gazetteer has changed', async ({ db }) => {
    await pretendOlderGazetteer(db)
    await db.updateTable('place').set({ name: 'Modle Town' }).where('id', '=', HISAR).execute()

    expect(await loadGazetteer(db)).toBe(true)
    const place = await db.selectFrom('place').selectAll().where('id', '=', HISAR).execute()
    expect(place).toMatchObject([{ name: 'Model Town', isCurrent: true }])
  })

  test('keeps a place that the gazetteer no longer has, but not as a current one', async ({
    db,
  }) => {
    await pretendOlderGazetteer(db)
    await sql`
      insert into place (id, city, kind, name, lat, lng, search_text, rank)
      values ('hisar/old-mandi', 'hisar', 'landmark', 'Old Mandi', 29.15, 75.72, 'old mandi', 5)
    `.execute(db)

    await loadGazetteer(db)
    const place = await db
      .selectFrom('place')
      .select('isCurrent')
      .where('id', '=', 'hisar/old-mandi')
      .executeTakeFirst()
    expect(place).toEqual({ isCurrent: false })
  })

  test('is loaded once when several processes start together', async ({ freshDatabase }) => {
    await sql`delete from place`.execute(freshDatabase.db)
    await pretendOlderGazetteer(freshDatabase.db)
    const processes = [1, 2, 3].map(() => connect(freshDatabase.url, { size: 1 }))

    const loaded = await Promise.all(processes.map(loadGazetteer))
    await Promise.all(processes.map((db) => db.destroy()))

    expect(loaded.toSorted()).toEqual([false, false, true])
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from place`.execute(
      freshDatabase.db,
    )
    expect(rows[0]?.total).toBe(readPlaces().length)
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
