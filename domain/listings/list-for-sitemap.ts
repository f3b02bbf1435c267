import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'

const AT_ONCE = 2_000

export type SitemapListing = {
  spn: string
  /** The day in India of its last change, as YYYY-MM-DD. */
  changedOn: string
}

type Cursor = { activeAt: string; id: string }

/**
 * The active listings of a kind in one file of the sitemap, in batches, in the order in which they
 * became active. A file ends where the next one begins; the first file has all older listings and
 * the last all newer ones, so that every listing is in exactly one file whenever the files were
 * marked.
 */
export async function* listForSitemap(
  db: Db,
  kind: ListingKind,
  number: number,
  { atOnce = AT_ONCE } = {},
): AsyncGenerator<SitemapListing[]> {
  const [begin, end] = await findEdges(db, kind, number)
  if (!begin) return
  let after = number === 0 ? undefined : begin
  let isFirst = true
  for (;;) {
    const rows = await findPage(db, kind, { after, isFirst, end, limit: atOnce })
    if (rows.length > 0) yield rows.map(({ spn, changedOn }) => ({ spn, changedOn }))
    if (rows.length < atOnce) return
    after = rows.at(-1)
    isFirst = false
  }
}

async function findEdges(db: Db, { city, category, deal }: ListingKind, number: number) {
  const chunks = await db
    .selectFrom('sitemapChunk')
    .select(['number', sql<string>`first_active_at::text`.as('activeAt'), 'firstId as id'])
    .where('city', '=', city)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .where('number', 'in', [number, number + 1])
    .execute()
  const at = (wanted: number): Cursor | undefined => chunks.find((each) => each.number === wanted)
  return [at(number), at(number + 1)] as const
}

type Page = {
  after: Cursor | undefined
  /** Whether the listing that the cursor names belongs to the page. */
  isFirst: boolean
  end: Cursor | undefined
  limit: number
}

/** Moments stay text: a Date would cut off their microseconds, and listings with them. */
function findPage(
  db: Db,
  { city, category, deal }: ListingKind,
  { after, isFirst, end, limit }: Page,
) {
  const position = sql`(active_at, id)`
  const at = ({ activeAt, id }: Cursor) => sql`(${activeAt}::timestamptz, ${id}::uuid)`
  return db
    .selectFrom('listing')
    .select([
      'id',
      'spn',
      sql<string>`active_at::text`.as('activeAt'),
      sql<string>`to_char(updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('changedOn'),
    ])
    .where('status', '=', 'active')
    .where('city', '=', city)
    .where('category', '=', category)
    .where('deal', '=', deal)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`${position} ${isFirst ? sql`>=` : sql`>`} ${at(after!)}`),
    )
    .$if(end !== undefined, (query) => query.where(sql<boolean>`${position} < ${at(end!)}`))
    .orderBy('activeAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}
