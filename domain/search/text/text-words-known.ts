import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { ListingKind } from '#domain/search/listing-kinds.ts'
import {
  containedTexts,
  indexedWords,
  type TextWords,
  wordsQuery,
} from '#domain/search/text/text-words.ts'

/** How many index entries are searched for a word before the index of words is asked. */
const NEWEST_TEXTS = 300

/** How listings have words: as they are, only with the last one unfinished, or not at all. */
type ListedForm = 'whole' | 'unfinished' | undefined

/** How some listing of some kinds has all words of a set. */
export async function findListedForm(
  db: Db,
  kinds: ListingKind[],
  sets: string[][],
): Promise<ListedForm> {
  const { rows } = await sql<{ form: ListedForm | null }>`
    with newest as materialized (${newestTexts(kinds)})
    select case
      when ${isListed({ sets, isUnfinished: false }, kinds)} then 'whole'
      when ${isListed({ sets, isUnfinished: true }, kinds)} then 'unfinished'
    end as form
  `.execute(db)
  return rows[0]?.form ?? undefined
}

/** Whether some listing of some kinds has all of these words. */
export async function hasListingWith(db: Db, kinds: ListingKind[], words: string[]) {
  return (await findListedForm(db, kinds, [words])) === 'whole'
}

/** Those of the words that some listing of some kinds has, in one statement for all of them. */
export async function findKnownWords(
  db: Db,
  kinds: ListingKind[],
  words: string[],
): Promise<string[]> {
  if (words.length === 0) return []
  const known = words.map((word) => isListed({ sets: [[word]], isUnfinished: false }, kinds))
  // The newest as one text, in which each word is looked for once.
  const { rows } = await sql<{ known: boolean[] }>`
    with newest as materialized (
      select string_agg(search_text, ' ') as search_text from (${newestTexts(kinds)}) as newest
    )
    select array[${sql.join(known)}] as known
  `.execute(db)
  return words.filter((_, at) => rows[0]?.known[at])
}

/**
 * A common word is found in the newest listings. The other words are set apart by OFFSET 0, so that
 * their search is planned as if all matches were wanted, which is by the index of words, and stops
 * at the first.
 */
function isListed(words: TextWords, kinds: ListingKind[]) {
  const query = wordsQuery(words, kinds)
  // A set without words is in every listing, so it is known as soon as there is a listing.
  if (query === undefined) return sql`exists (select from newest)`
  const sets = containedTexts(words).map((texts) => {
    const contained = texts.map((text) => sql`strpos(' ' || search_text || ' ', ${text}) > 0`)
    return sql`(${sql.join(contained, sql` and `)})`
  })
  return sql`(exists (select from newest where ${sql.join(sets, sql` or `)}) or exists (
    select from (
      select id from listing where status = 'active'
        and ${sql.raw(indexedWords)} @@ ${query}::tsquery offset 0
    ) as found
  ))`
}

/** The status is written out, so that the indexes of active listings serve. */
function newestTexts(kinds: ListingKind[]) {
  const texts = kinds.map(
    ({ city, category, deal }) => sql`(
      select search_text from listing
      where status = 'active' and city = ${city} and category = ${category} and deal = ${deal}
      order by active_at desc, id desc limit ${sql.lit(NEWEST_TEXTS)}
    )`,
  )
  return sql.join(texts, sql` union all `)
}
