import type { Db } from '#db/connect.ts'
import type { Kinds } from '#domain/search/listing-kinds.ts'
import type { Section } from '#domain/search/planner/find-listings.ts'
import { orderSql, type SortKeys, sortColumns } from '#domain/search/planner/listing-order.ts'
import { namedAmongSql } from '#domain/search/planner/named-listings.ts'
import { runSql } from '#domain/search/planner/run-sql.ts'
import { SqlParams } from '#domain/search/planner/sql-params.ts'
import { isInPlace, textCondition } from '#domain/search/planner/text-conditions.ts'
import type { TextMatch } from '#domain/search/text/text-match.ts'

type Options = { names: string[]; match: TextMatch; sections: Section[] }

/**
 * Where the page after some named listings begins: its section and the sort keys of the last
 * listing.
 */
export async function findCursor(
  db: Db,
  among: Kinds,
  { names, match, sections }: Options,
): Promise<{ section: number; cursor: SortKeys } | undefined> {
  const params = new SqlParams()
  const section = sectionSql(sections, match, params)
  const branches = sections.map(
    ({ order }, at) => `(
      select ${sortColumns({ ...order, isDistance: false })},
        ${order.isDistance ? order.by : 'null::float8'} as distance, section
      from named where section = ${at} order by ${orderSql(order, { reversed: true })} limit 1
    )`,
  )
  const [row] = await runSql<SortKeys & { section: number }>(
    db,
    `with named as materialized (
       select *, ${section} as section from ${namedAmongSql(names, among, params)}
     )
     select * from (${branches.join(' union all ')}) as last order by section desc limit 1`,
    params,
  )
  if (!row) return undefined
  const { section: at, ...cursor } = row
  return { section: at, cursor }
}

/**
 * The number of the section that a listing belongs to. A listing that matches none was shown last.
 */
function sectionSql(sections: Section[], match: TextMatch, params: SqlParams) {
  const last = sections.length - 1
  const conditions = sections.slice(0, last).map(({ grade }, at) => {
    const condition =
      grade === 'best' ? isInPlace(match, params) : textCondition(match, grade, params)
    return `when ${condition} then ${at}`
  })
  return conditions.length > 0 ? `case ${conditions.join(' ')} else ${last} end` : '0'
}
