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
  // A common word stands in the newest. The others are set apart, so that the search for them is
  // planned as if all were wanted, which is by the index of words, and ends with the first.
  const rows = await runSql(
    db,
    `with newest as materialized (${newestTexts(kinds, params)}),
     found as materialized (
       select id from listing where status = 'active' and ${lookUpWords(words, kinds, params)}
     )
     select where exists (select from newest where ${readWords(words, params)})
       or exists (select from found)`,
    params,
  )
  return rows.length > 0
}

/** Those of the words that some listing of some kinds has, in one statement for all of them. */
export async function findKnownWords(
  db: Db,
  kinds: ListingKind[],
  words: string[],
): Promise<string[]> {
  const params = new SqlParams()
  const newest = newestTexts(kinds, params)
  const known = words.map((word) => {
    const one = { sets: [[word]], isUnfinished: false }
    return `exists (select from newest where ${readWords(one, params)}) or exists (
      select from (
        select id from listing where status = 'active' and ${lookUpWords(one, kinds, params)} offset 0
      ) as found
    )`
  })
  const [row] = await runSql<{ known: boolean[] }>(
    db,
    `with newest as materialized (${newest}) select array[${known.join(', ')}] as known`,
    params,
  )
  return words.filter((_, at) => row?.known[at])
}

function newestTexts(kinds: ListingKind[], params: SqlParams) {
  const texts = kinds.map(
    (kind) => `(select search_text from listing where ${kindConditions(kind, params).join(' and ')}
      order by active_at desc, id desc limit ${scanLimits.wordSample})`,
  )
  return texts.join(' union all ')
}
