import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Where Citus would keep a table: in shards by a column, whole on every node, or on one node. */
export type Placement = { by: string; with: string } | 'reference' | 'local'

export type Plan = Record<string, Placement>

export type TableFacts = {
  columns: { name: string; type: string; isNullable: boolean; isGenerated: boolean }[]
  identities: { name: string; type: string }[]
  /** Unique indexes and primary keys; a part that is an expression has no name. */
  keys: { name: string; columns: (string | null)[] }[]
  foreignKeys: ForeignKey[]
  triggers: string[]
  rules: string[]
}

type ForeignKey = {
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  onDelete: string
}

/** What Citus refuses, one line each; the facts behind the lines are in decision 072. */
export function findObstacles(tables: Record<string, TableFacts>, plan: Plan): string[] {
  return Object.entries(plan).flatMap(([table, placement]) => {
    const facts = tables[table]
    if (!facts || placement === 'local') return facts ? localObstacles(table, facts, plan) : []
    return [
      ...(placement === 'reference' ? [] : shardObstacles(table, facts, placement.by)),
      ...facts.foreignKeys.flatMap((key) => foreignKeyObstacles(table, key, plan)),
      ...facts.triggers.map((name) => `${table}: trigger ${name}`),
      ...facts.rules.map((name) => `${table}: rule ${name}`),
    ]
  })
}

/** A table on one node may point at its own kind and at tables that are on every node. */
function localObstacles(table: string, { foreignKeys }: TableFacts, plan: Plan) {
  return foreignKeys
    .filter(({ to }) => isSharded(plan[to]))
    .map(({ name, to }) => `${table}: ${name} points at the shards of ${to}`)
}

function shardObstacles(table: string, { columns, identities, keys }: TableFacts, by: string) {
  const column = columns.find(({ name }) => name === by)
  if (!column) return [`${table}: has no column ${by}`]
  return [
    ...(column.isNullable ? [`${table}: ${by} may be null`] : []),
    ...(column.isGenerated ? [`${table}: ${by} is generated`] : []),
    ...identities
      .filter(({ type }) => type !== 'bigint')
      .map(({ name }) => `${table}: identity ${name} is no bigint`),
    ...keys
      .filter((key) => !key.columns.includes(by))
      .map(({ name }) => `${table}: ${name} is unique without ${by}`),
  ]
}

function foreignKeyObstacles(table: string, key: ForeignKey, plan: Plan): string[] {
  const [from, to] = [plan[table], plan[key.to]]
  const label = `${table}: ${key.name}`
  if (to === 'reference') return []
  if (to === 'local') return [`${label} points at ${key.to} on one node`]
  if (!isSharded(from)) return [`${label} points at the shards of ${key.to}`]
  if (!isSharded(to)) return []
  const pair = key.columns.indexOf(from.by)
  if (from.with !== to.with || pair < 0 || key.toColumns[pair] !== to.by)
    return [`${label} leads to another shard`]
  return /SET (NULL|DEFAULT)/.test(key.onDelete) ? [`${label} would set ${from.by} to null`] : []
}

function isSharded(placement: Placement | undefined): placement is { by: string; with: string } {
  return typeof placement === 'object'
}

/** The tables of the product as the database has them. */
export async function readTables(db: Db): Promise<Record<string, TableFacts>> {
  const { rows } = await sql<{ name: string; facts: TableFacts }>`
    select relname as name, json_build_object(
      'columns', (select json_agg(json_build_object('name', attname,
          'type', format_type(atttypid, atttypmod), 'isNullable', not attnotnull,
          'isGenerated', attgenerated <> ''))
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped),
      'identities', (select coalesce(json_agg(json_build_object('name', attname,
          'type', format_type(atttypid, atttypmod))), '[]')
        from pg_attribute
        where attrelid = c.oid and not attisdropped and (attidentity <> '' or exists (
          select from pg_attrdef where adrelid = c.oid and adnum = attnum
            and pg_get_expr(adbin, adrelid) like 'nextval(%'))),
      'keys', (select coalesce(json_agg(json_build_object('name', indexrelid::regclass::text,
          'columns', array(select attname from unnest(indkey[0:indnkeyatts - 1]) with ordinality as k (n, o)
            left join pg_attribute on attrelid = c.oid and attnum = nullif(k.n, 0) order by o))), '[]')
        from pg_index where indrelid = c.oid and (indisunique or indisexclusion)),
      'foreignKeys', (select coalesce(json_agg(json_build_object('name', conname,
          'columns', array(select attname from unnest(conkey) with ordinality as k (n, o)
            join pg_attribute on attrelid = conrelid and attnum = k.n order by o),
          'to', confrelid::regclass::text,
          'toColumns', array(select attname from unnest(confkey) with ordinality as k (n, o)
            join pg_attribute on attrelid = confrelid and attnum = k.n order by o),
          'onDelete', pg_get_constraintdef(oid))), '[]')
        from pg_constraint where conrelid = c.oid and contype = 'f'),
      'triggers', array(select tgname from pg_trigger where tgrelid = c.oid and not tgisinternal),
      'rules', array(select rulename from pg_rewrite where ev_class = c.oid)
    ) as facts
    from pg_class as c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  `.execute(db)
  return Object.fromEntries(rows.map(({ name, facts }) => [name, facts]))
}
