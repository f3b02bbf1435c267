import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect, type Db } from '#db/connect.ts'
import { findCityPlaces } from '#domain/search/text/city-places.ts'
import { test } from '#tests/database.ts'
import { withOwnCache } from '#tests/shared-places.ts'

const jainChowk = 'bhiwani/jain-chowk'

// Two tests that would see each other's row, if it stayed.
for (const turn of ['first', 'second'])
  test(`starts without the rows of other tests (${turn})`, async ({ db }) => {
    expect(await remember(db, 'seen')).toEqual(['seen'])
  })

// What the first test reads of places that it has changed is not kept for the second.
test('keeps no places that a test has changed (first)', async ({ db }) => {
  await db.updateTable('place').set({ name: 'Gone' }).where('id', '=', jainChowk).execute()
  expect(await nameOf(withOwnCache(db))).toBe('Gone')
  await nameOf(db)
})

test('keeps no places that a test has changed (second)', async ({ db }) => {
  expect(await nameOf(db)).toBe('Jain Chowk')
})

test('gives a fresh database to several connections at once', async ({ freshDatabase }) => {
  const other = connect(freshDatabase.url)
  await remember(freshDatabase.db, 'one')
  const seen = await remember(other, 'two')
  await other.destroy()

  expect(seen).toEqual(['one', 'two'])
})

test('migrates what it hands out', async ({ db, freshDatabase }) => {
  for (const database of [db, freshDatabase.db])
    expect(await database.introspection.getTables()).toContainEqual(
      expect.objectContaining({ name: 'listing' }),
    )
})

async function nameOf(db: Db) {
  const { byId } = await findCityPlaces(db, 'bhiwani')
  return byId.get(jainChowk)?.name
}

async function remember(db: Db, word: string) {
  await sql`create table if not exists remembered (word text)`.execute(db)
  await sql`insert into remembered values (${word})`.execute(db)
  const { rows } = await sql<{ word: string }>`select word from remembered order by word`.execute(
    db,
  )
  return rows.map((row) => row.word)
}
