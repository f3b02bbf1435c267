import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { distributionPlan, obstacles, worksWithCitus } from '#db/distribution-plan.ts'
import { findObstacles, type Plan, readTables } from '#db/distribution-rules.ts'
import { test } from '#tests/database.ts'

describe('the plan for a distributed PostgreSQL', () => {
  test('has a place for every table, and for no other', async ({ db }) => {
    const tables = Object.keys(await readTables(db))
    expect(Object.keys(distributionPlan).toSorted()).toEqual(tables.toSorted())
  })

  test('lists exactly what would have to change first, each with what it needs', async ({ db }) => {
    const found = findObstacles(await readTables(db), distributionPlan)
    // A new one needs its line in the plan; one that was mended is to be removed there.
    expect(obstacles.flatMap((each) => each.of).toSorted()).toEqual(found.toSorted())
    for (const { need } of obstacles) expect(need).toMatch(/^[A-Z].{20,}\.$/)
  })

  test('uses no extension that would not work there', async ({ db }) => {
    const { rows } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(
      db,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(worksWithCitus.toSorted())
  })
})

describe('what Citus refuses', () => {
  const plan: Plan = {
    home: { by: 'id', with: 'home' },
    room: { by: 'home_id', with: 'home' },
    guest: { by: 'id', with: 'guest' },
    town: 'reference',
    note: 'local',
  }
  const cases: [string, string, string[]][] = [
    [
      'keys that hold the column of the shards',
      'alter table room add unique (home_id, town_id)',
      [],
    ],
    [
      'a key without it',
      'alter table room add constraint once unique (town_id)',
      ['room: once is unique without home_id'],
    ],
    [
      'a unique expression',
      'create unique index once on room (lower(name))',
      ['room: once is unique without home_id'],
    ],
    [
      'a column of the shards that may be null',
      'alter table room alter home_id drop not null',
      ['room: home_id may be null'],
    ],
    ['a key within the shard', 'alter table room add foreign key (home_id) references home', []],
    [
      'a key to a table of every node',
      'alter table room add foreign key (town_id) references town',
      [],
    ],
    [
      'a key that would empty the column of the shards',
      'alter table room add constraint lives foreign key (home_id) references home on delete set null',
      ['room: lives would set home_id to null'],
    ],
    [
      'a key to another shard',
      'alter table room add constraint lives foreign key (town_id) references home',
      ['room: lives leads to another shard'],
    ],
    [
      'a key to shards of other tables',
      'alter table room add constraint lives foreign key (home_id) references guest',
      ['room: lives leads to another shard'],
    ],
    [
      'a key from every node to a shard',
      'alter table town add constraint lives foreign key (home_id) references home',
      ['town: lives points at the shards of home'],
    ],
    [
      'a key from one node to a shard',
      'alter table note add constraint lives foreign key (home_id) references home',
      ['note: lives points at the shards of home'],
    ],
    [
      'a key from a shard to one node',
      'alter table room add constraint lives foreign key (town_id) references note',
      ['room: lives points at note on one node'],
    ],
    [
      'numbers of an identity that is too small',
      'alter table room add number int generated always as identity',
      ['room: identity number is no bigint'],
    ],
    ['numbers of a large identity', 'alter table room add number bigserial', []],
    [
      'a trigger',
      `create trigger late before update on room for each row
        execute function suppress_redundant_updates_trigger()`,
      ['room: trigger late'],
    ],
    ['a rule', 'create rule quiet as on delete to room do instead nothing', ['room: rule quiet']],
  ]

  test.for(cases)('%s', async ([, statement, expected], { db }) => {
    const owned = 'home_id uuid not null, town_id uuid, name text'
    for (const table of ['home', 'guest', 'town', 'note'])
      await sql.raw(`create table ${table} (id uuid primary key, ${owned})`).execute(db)
    await sql.raw(`create table room (${owned})`).execute(db)
    await sql.raw(statement).execute(db)

    expect(findObstacles(await readTables(db), plan)).toEqual(expected)
  })
})
