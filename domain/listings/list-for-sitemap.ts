import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { kindConditions, type ListingKind } from '#domain/search/planner/listing-kinds.ts'
import { orderBy, orderSql } from '#domain/search/planner/listing-order.ts'

/** The sitemap protocol allows no more URLs per file. */
const MOST = 50_000

export type SitemapListing = {
  spn: string
  /** The day in India of its last change, as YYYY-MM-DD. */
  changedOn: string
}

/** The newest active listings of a kind, as many as a search engine reads from one file. */
export function listForSitemap(
  db: Db,
  kind: ListingKind,
  { limit = MOST } = {},
): Promise<SitemapListing[]> {
  const params = new SqlParams()
  return runSql<SitemapListing>(
    db,
    `select spn, to_char(updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "changedOn"
     from listing where ${kindConditions(kind, params).join(' and ')}
     order by ${orderSql(orderBy('newest'))} limit ${params.bind(limit)}`,
    params,
  )
}
