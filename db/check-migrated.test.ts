import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { checkMigrated, listPendingMigrations, MigrationError } from '#db/migrate.ts'
import { test } from '#tests/database.ts'

describe('a process that may not migrate', () => {
  test('starts on tables of its own version', async ({ db }) => {
    await expect(checkMigrated(db)).resolves.toBeUndefined()
  })

  test('refuses a database that is behind, and says what to do', async ({ db }) => {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 2
    `.execute(db)
    const [last, before] = rows.map(({ name }) => name)
    await sql`delete from kysely_migration where name >= ${before}`.execute(db)

    expect(await listPendingMigrations(db)).toEqual([before, last])
    const check = checkMigrated(db)
    await expect(check).rejects.toThrow(MigrationError)
    await expect(check).rejects.toThrow(
      `The database is behind this version by 2 migrations, from ${before} on, and MIGRATE_AT_START is off. Run npm run migrate first, or set MIGRATE_AT_START=on.`,
    )
  })

  test('refuses a database without a queue of its version', async ({ db }) => {
    await sql`delete from pgboss.queue where name = 'clean-up'`.execute(db)
    await expect(checkMigrated(db)).rejects.toThrow('does not have the job queue clean-up')
  })

  test('starts on a database of a newer version, as after a roll back', async ({ db }) => {
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-new', '')`.execute(
      db,
    )
    await expect(checkMigrated(db)).resolves.toBeUndefined()
  })
})
