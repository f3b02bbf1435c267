import { isId, isSpn } from '#contract/ids.ts'
import type { Kinds } from '#domain/search/listing-kinds.ts'
import type { SqlParams } from '#domain/search/planner/sql-params.ts'

/** The condition of being one of these listings, by id or SPN. */
export function namedSql(names: string[], params: SqlParams): string {
  const spns = names.map((name) => name.toUpperCase()).filter(isSpn)
  const ids = names.filter(isId)
  const forms = [
    ...(ids.length > 0 ? [`id = any(${params.bind(ids)}::uuid[])`] : []),
    ...(spns.length > 0 ? [`spn = any(${params.bind(spns)}::text[])`] : []),
  ]
  return forms.join(' or ') || 'false'
}

/**
 * Those of the named listings that a search could find; others do not tell how far the search was
 * read. OFFSET 0 makes PostgreSQL look them up by name first: it might read an index of the kind
 * from its end.
 */
export function namedAmongSql(names: string[], kinds: Kinds, params: SqlParams): string {
  const { cities, category, deal } = kinds
  const conditions = [
    `city = any(${params.bind(cities)}::text[])`,
    ...(category ? [`category = ${params.bind(category)}`] : []),
    ...(deal ? [`deal = ${params.bind(deal)}`] : []),
    'active_at is not null and price is not null and built_up_area is not null',
  ]
  return `(select * from listing where ${namedSql(names, params)} offset 0) as listing
    where ${conditions.join(' and ')}`
}
