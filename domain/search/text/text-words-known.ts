import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { kindConditions, type ListingKind } from '#domain/search/planner/listing-kinds.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import { lookUpWords, readWords, type TextWords } from '#domain/search/text/text-words.ts'

/** Whether a listing of some kinds has these words. */
export async function hasListingWith(
  db: Db,
  kinds: ListingKind[],
  words: TextWords,
): Promise<boolean> {
  const params = new SqlParams()
  const newest = kinds.map(
    (kind) => `(select search_text from listing where ${kindConditions(kind, params).join(' and ')}
      order by active_at desc, id desc limit ${scanLimits.wordSample})`,
  )
  // A common word stands in the newest. The others are set apart, so that the search for them is
  // planned as if all were wanted, which is by the index of words, and ends with the first.
  const rows = await runSql(
    db,
    `with newest as materialized (${newest.join(' union all ')}),
     found as materialized (
       select id from listing where status = 'active' and ${lookUpWords(words, kinds, params)}
     )
     select where exists (select from newest where ${readWords(words, params)})
       or exists (select from found)`,
    params,
  )
  return rows.length > 0
}
