import type { Db } from '#db/connect.ts'
import { runSql } from '#db/run-sql.ts'
import { SqlParams } from '#db/sql-params.ts'
import { kindConditions, type ListingKind } from '#domain/search/planner/listing-kinds.ts'
import { scanLimits } from '#domain/search/planner/scan-limits.ts'
import { lookUpWords, readWords, type TextWords } from '#domain/search/text/text-words.ts'

/** How listings have words: as they are, only with the last one unfinished, or not at all. */
type ListedForm = 'whole' | 'unfinished' | undefined

/** How some listing of some kinds has all words of a set. */
export async function findListedForm(
  db: Db,
  kinds: ListingKind[],
  sets: string[][],
): Promise<ListedForm> {
  const params = new SqlParams()
  const newest = newestTexts(kinds, params)
  const forms = [false, true].map((isUnfinished) =>
    listedSql({ sets, isUnfinished }, kinds, params),
  )
  const [row] = await runSql<{ form: ListedForm | null }>(
    db,
    `with newest as materialized (${newest})
     select case when ${forms[0]} then 'whole' when ${forms[1]} then 'unfinished' end as form`,
    params,
  )
  return row?.form ?? undefined
}

/** Whether some listing of some kinds has all of these words. */
export async function hasListingWith(db: Db, kinds: ListingKind[], words: string[]) {
  return (await findListedForm(db, kinds, [words])) === 'whole'
}

/**
 * A common word stands in the newest. The others are set apart by OFFSET 0, so that the search for
 * them is planned as if all were wanted, which is by the index of words, and ends with the first.
 */
function listedSql(words: TextWords, kinds: ListingKind[], params: SqlParams) {
  return `(exists (select from newest where ${readWords(words, params)}) or exists (
    select from (
      select id from listing where status = 'active' and ${lookUpWords(words, kinds, params)} offset 0
    ) as found
  ))`
}

/** Those of the words that some listing of some kinds has, in one statement for all of them. */
export async function findKnownWords(
  db: Db,
  kinds: ListingKind[],
  words: string[],
): Promise<string[]> {
  const params = new SqlParams()
  // As one text, in which each word is looked for once.
  const joined = `select string_agg(search_text, ' ') as search_text
    from (${newestTexts(kinds, params)}) as newest`
  const known = words.map((word) =>
    listedSql({ sets: [[word]], isUnfinished: false }, kinds, params),
  )
  const [row] = await runSql<{ known: boolean[] }>(
    db,
    `with newest as materialized (${joined}) select array[${known.join(', ')}] as known`,
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
