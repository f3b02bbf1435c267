import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findBrokenRules } from '#db/migration-rules.ts'

const released = readFileSync(path.join(import.meta.dirname, 'migration-order.txt'), 'utf8')
  .trim()
  .split('\n')
/** The day from which on migrations keep the rules; databases have run those before. */
const firstDay = '2026-11-27'

test('every new migration keeps the rules of CONTRIBUTING.md', () => {
  const broken = released
    .filter((name) => name >= firstDay)
    .flatMap((name) => {
      const file = path.join(import.meta.dirname, 'migrations', `${name}.ts`)
      return findBrokenRules({ name, text: readFileSync(file, 'utf8') }, released).map(
        (rule) => `${name} ${rule}`,
      )
    })
  expect(broken).toEqual([])
})

function check(statement: string, { name = '2026-12-01-01-try', head = '' } = {}) {
  const text = `${head}\nexport async function up(db) {\n  await sql\`${statement}\`.execute(db)\n}\nexport async function down() { sql\`drop table visit\` }`
  return findBrokenRules({ name, text }, [...released, '2026-11-30-01-expand'])
}

test.for([
  ['drop table visit', 'drops a table'],
  ['alter table visit drop column note', 'drops a column'],
  ['alter table visit drop note', 'drops a column'],
  ['alter table visit rename to viewing', 'renames'],
  ['alter table visit rename column note to remark', 'renames'],
  ['alter table visit alter column note type integer', 'changes a type'],
  ['alter table visit alter note set not null', 'forbids null'],
  ['alter table visit add note text not null', 'adds a column that may not be null'],
  ['alter table visit add constraint a check (b > 0)', 'checks all rows'],
  ['create index a on visit (b)', 'blocks writers'],
  ['create index concurrently a on visit (b)', 'inTransaction = false'],
])('%s is refused', ([statement, reason]) => {
  expect(check(statement!)).toEqual([expect.stringContaining(reason!)])
})

test.for([
  'alter table visit add note text',
  "alter table visit add note text not null default ''",
  'alter table visit add constraint a check (b > 0) not valid',
  'alter table visit drop constraint a, add constraint a check (b > 0) not valid',
  'alter table visit alter note drop not null',
  'create table viewing (id uuid primary key, note text not null)',
  'create table viewing (id uuid)`; sql`create index a on viewing (id)',
])('%s is allowed', (statement) => {
  expect(check(statement)).toEqual([])
})

test('what nobody uses any more is removed by a contract step, a release after its expand step', () => {
  const head = '/** Expand step: 2026-11-30-01-expand */'
  const drop = 'alter table visit drop note'
  expect(check(drop, { name: '2026-12-01-01-contract-notes', head })).toEqual([])
  expect(check(drop, { name: '2026-11-30-02-contract-notes', head })).toHaveLength(1)
  expect(check(drop, { name: '2026-12-01-01-contract-notes' })).toHaveLength(1)
  const unknown = '/** Expand step: 2026-11-30-09-never */'
  expect(check(drop, { name: '2026-12-01-01-contract-notes', head: unknown })).toHaveLength(1)
})

test('an index beside writers is allowed outside a transaction', () => {
  const head = 'export const inTransaction = false'
  expect(check('create index concurrently a on visit (b)', { head })).toEqual([])
})
