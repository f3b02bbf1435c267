import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { describeMissingRights } from '#db/check-rights.ts'
import { connect, type Db } from '#db/connect.ts'
import { MigrationError, migrateToLatest } from '#db/migrate.ts'
import { test as databaseTest } from '#tests/database.ts'
import { grantsOfRunningRole } from '#tests/documented-grants.ts'
import { createDatabase, databaseUrl, dropDatabases } from '#tests/test-server.ts'

type Made = { role: string; url: string; connectAs: (database?: string) => Db }

/** A role of PostgreSQL that has no rights but those that a test grants. */
const test = databaseTest.extend('made', async ({ freshDatabase: { url, db } }, { onCleanup }) => {
  const role = `basera_role_${randomBytes(4).toString('hex')}`
  await sql`create role ${sql.id(role)} login password 'secret'`.execute(db)
  const opened: Db[] = []
  function connectAs(address = url) {
    const own = new URL(address)
    own.username = role
    own.password = 'secret'
    const connection = connect(own.href, { size: 2 })
    opened.push(connection)
    return connection
  }
  onCleanup(async () => {
    await Promise.all(opened.map((each) => each.destroy()))
    await sql`drop owned by ${sql.id(role)} cascade`.execute(db)
    await sql`drop role ${sql.id(role)}`.execute(db)
  })
  return { role, url, connectAs } satisfies Made
})

describe('a role that only works with the tables', () => {
  test('lacks nothing with the grants of docs/operations.md', async ({
    freshDatabase: { db },
    made: { role, connectAs },
  }) => {
    for (const statement of grantsOfRunningRole(role)) await sql.raw(statement).execute(db)
    const own = connectAs()

    expect(await describeMissingRights(own, { migrates: false })).toEqual([])
    const entry = { action: 'test', subjectKind: 'listing', subjectId: '1' }
    await own.insertInto('auditEntry').values(entry).execute()
    const change = sql`delete from audit_entry`.execute(own)
    await expect(change).rejects.toThrow('permission denied for table audit_entry')
  })

  test('is told of each right that it lacks', async ({
    freshDatabase: { db },
    made: { role, connectAs },
  }) => {
    const lacking = () => describeMissingRights(connectAs(), { migrates: false })
    const id = sql.id(role)
    expect(await lacking()).toEqual([
      expect.stringContaining(`may not enter the schema pgboss: grant usage on schema pgboss`),
      expect.stringMatching(/may not \w+ on the table \w+ and \d+ other tables: docs/),
    ])

    for (const statement of grantsOfRunningRole(role)) await sql.raw(statement).execute(db)
    await sql`revoke insert on audit_entry from ${id}`.execute(db)
    expect(await lacking()).toEqual([
      `The role "${role}" may not insert on the table audit_entry: docs/operations.md has the grants that it needs.`,
    ])

    await sql`alter role ${id} set default_transaction_read_only = on`.execute(db)
    expect(await lacking()).toEqual([expect.stringContaining('can only read')])
  })

  test('is told which role owns the tables when it is to migrate them', async ({
    freshDatabase: { db },
    made: { role, connectAs },
  }) => {
    for (const statement of grantsOfRunningRole(role)) await sql.raw(statement).execute(db)
    expect(await describeMissingRights(connectAs(), { migrates: true })).toEqual([
      expect.stringMatching(
        /may not make tables: grant create on schema public to .*MIGRATE_AT_START=off/,
      ),
      expect.stringMatching(/^The table \S+ belongs to "\w+", so the role/),
    ])
  })
})

describe('an empty database', () => {
  const emptyTest = test.extend('empty', async ({ made: { url, role } }, { onCleanup }) => {
    const name = `${role}_empty`
    await createDatabase(url, name)
    const admin = connect(databaseUrl(url, name), { size: 1 })
    onCleanup(async () => {
      await admin.destroy()
      await dropDatabases(url, name)
    })
    return { admin, url: databaseUrl(url, name), name }
  })

  emptyTest('tells a role without rights what to grant', async ({ empty, made }) => {
    const own = made.connectAs(empty.url)
    expect(await describeMissingRights(own, { migrates: true })).toEqual([
      `The role "${made.role}" may not create extensions in the database "${empty.name}": let an administrator run create extension btree_gin; create extension fuzzystrmatch; create extension pg_trgm;`,
      expect.stringContaining('may not make tables: grant create on schema public'),
      expect.stringContaining('may not make the schema pgboss of the job queue'),
    ])
    const migrating = migrateToLatest(own)
    await expect(migrating).rejects.toThrow(MigrationError)
    await expect(migrating).rejects.toThrow('docs/operations.md')
    await own.destroy()
  })

  emptyTest(
    'is migrated by processes that start at once, as a role that is no superuser',
    async ({ empty, made }) => {
      const { admin, name } = empty
      await sql`alter database ${sql.id(name)} owner to ${sql.id(made.role)}`.execute(admin)
      const processes = [1, 2, 3].map(() => made.connectAs(empty.url))
      const own = processes[0]!
      expect(await describeMissingRights(own, { migrates: true })).toEqual([])
      const ran = await Promise.all(processes.map((each) => migrateToLatest(each)))
      const [count, ...others] = ran.map(({ length }) => length).toSorted((a, b) => b - a)
      expect(count).toBeGreaterThan(50)
      expect(others).toEqual([0, 0])
      expect(await describeMissingRights(own, { migrates: true })).toEqual([])
      expect(await describeMissingRights(own, { migrates: false })).toEqual([])
      for (const each of processes) await each.destroy()
    },
  )
})
