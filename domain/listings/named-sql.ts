import { isId, isSpn } from '#contract/ids.ts'
import type { SqlParams } from '#db/sql-params.ts'
import type { Kinds } from '#domain/listings/listing-kinds.ts'

/** The condition of being one of these listings. Each form of a name stands in it only if it occurs. */
export function namedSql(names: string[], params: SqlParams): string {
  const spns = names.map((name) => name.toUpperCase()).filter(isSpn)
  const ids = names.filter(isId)
  const forms = [
    ...(ids.length > 0 ? [`id = any(${params.bind(ids)}::uuid[])`] : []),
    ...(spns.length > 0 ? [`spn = any(${params.bind(spns)}::text[])`] : []),
  ]
  return forms.join(' or ') || 'false'
}

/** The same for those of them that a search could find: others tell nothing of where it has got to. */
export function namedAmongSql(names: string[], kinds: Kinds, params: SqlParams): string {
  const { city, category, deal } = kinds
  return [
    `(${namedSql(names, params)})`,
    `city = ${params.bind(city)}`,
    ...(category ? [`category = ${params.bind(category)}`] : []),
    ...(deal ? [`deal = ${params.bind(deal)}`] : []),
  ].join(' and ')
}
