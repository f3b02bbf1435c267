import { sql } from 'kysely'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { type PlaceKind, spotKinds } from '#db/gazetteer/place-table.ts'
import type { Place } from '#domain/places/place.ts'
import type { PlaceToken } from '#domain/places/read-place-query.ts'

const WORST_HIT = 0.4
/** How many places are compared letter by letter, which is what costs time. */
const CANDIDATES = 40
const AFTER_ALL_LETTERS = '\u{10ffff}'

export type PlaceMatch = {
  /** Preferred where names are equal; a city named in the text wins. */
  city?: City | readonly City[] | undefined
  kinds?: readonly PlaceKind[] | undefined
  limit: number
}

export type PlaceHit = Place & {
  /** From 0.4, hardly alike, to 1, exactly what was typed. */
  similarity: number
}

/**
 * Looks up each word among the distinct words of all places: as it is, as a beginning and, where
 * no place has such a word, within a few wrong letters. A place scores by the share of the words
 * it has, rare ones counting more, and by how much its whole name is like the text.
 */
export async function matchPlaces(
  db: Db,
  tokens: PlaceToken[],
  { city = [], kinds = spotKinds, limit }: PlaceMatch,
  { doubtEveryWord }: { doubtEveryWord: boolean },
) {
  const own = [city].flat()
  const { rows } = await sql<PlaceHit>`
    with token as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb)
        as token (text text, letters text, first integer, last integer, is_final boolean)
    ),
    ${knownWords},
    ${guessedWords(doubtEveryWord)},
    ${wantedText},
    ${candidates({ own, kinds, alsoAlike: doubtEveryWord })},
    ${scoredPlaces}
    select id, city, kind, name, pin_code, lat, lng,
      round(similarity::numeric, 3)::double precision as similarity
    from scored
    where similarity >= ${WORST_HIT}
    order by similarity
      + case when city = any(${own}::text[]) then 0.12 else 0 end
      + case when kind in ('locality', 'sector') then 0.02 else 0 end
      + rank / 2000.0 desc, id
    limit ${limit}
  `.execute(db)
  return rows
}

/** Words that are exactly a token, or start with it. */
const knownWords = sql`
  known as materialized (
    select first, last, word, weight, is_city, place_ids, word = text as is_whole,
      case when word = text then 1 else 0.7 + 0.25 * length(text) / length(word) end as strength
    from token join place_word on word >= text and word < text || ${AFTER_ALL_LETTERS}
    where word = text or is_final or length(text) >= 3 and text !~ '[0-9]'
  )`

/**
 * Words a few letters away from a token that no place has, or from any token if all are doubted;
 * two swapped letters count as one mistake. The last word may be unfinished and have a mistake in
 * it.
 */
function guessedWords(doubtEveryWord: boolean) {
  return sql`
  doubted as (
    select *, case when length(text) = 4 then 1 when length(text) < 10 then 2 else 3 end as reach
    from token
    where text !~ '[0-9]' and length(text) >= 4 and (
      ${doubtEveryWord} or not exists (
        select from known where known.first <= token.first and known.last >= token.last
      )
    )
  ), measured as (
    select doubted.*, word, weight, is_city, place_ids,
      place_word.letters = doubted.letters as is_swap,
      levenshtein_less_equal(word, text, reach) as distance
    from doubted join place_word
      on length(word) between length(text) - reach and length(text) + reach
    offset 0 -- keeps the planner from measuring each distance twice
  ), guessed as materialized (
    select first, last, word, weight, is_city, place_ids, true as is_whole,
      0.95 + case when left(word, 1) = left(text, 1) then 0.04 else 0 end
        - 1.2 * case when is_swap then 1 else distance end / length(text) as strength
    from measured where distance between 1 and reach
    union all
    select first, last, word, weight, is_city, place_ids, false, 0.55
    from doubted join place_word on length(word) > length(text) + 1
    where is_final and length(text) >= 5 and 1 = least(
      levenshtein_less_equal(left(word, length(text)), text, 1),
      levenshtein_less_equal(left(word, length(text) + 1), text, 1)
    )
  )`
}

/** The corrected texts, with and without the name of a city, and their weights. */
const wantedText = sql`
  match as materialized (
    select ord, word, weight, is_city, place_ids, is_whole and first = last as is_word, strength
    from (select * from known union all select * from guessed) as found,
      generate_series(first, last) as ord
  ), meant as (
    select token.first as ord, coalesce(found.word, token.text) as word,
      coalesce(found.weight, 1) as weight, coalesce(found.is_city, false) as is_city
    from token left join lateral (
      select weight, is_city, case when is_word then word end as word
      from match where ord = token.first
      order by strength desc, weight, match.word limit 1
    ) as found on true
    where token.first = token.last
  ), wanted as materialized (
    select sum(weight) as weight, bool_and(is_city) as is_only_city,
      string_agg(word, ' ' order by ord) as text,
      string_agg(word, ' ' order by ord) filter (where not is_city) as text_without_city
    from meant
  )`

type Candidates = {
  own: City[]
  kinds: readonly PlaceKind[]
  alsoAlike: boolean
}

/**
 * The places that have most of the words; where none has half of them, those with a similar name.
 */
function candidates({ own, kinds, alsoAlike }: Candidates) {
  return sql`
  word_hit as (
    select place_id, ord, max(strength) as strength
    from match, unnest(place_ids) as place_id
    group by place_id, ord
  ), covered as (
    select place_id, sum(strength * weight) / (select weight from wanted) as share
    from word_hit join meant using (ord)
    group by place_id
  ), candidate as (
    (
      select place.*, share
      from covered join place on id = place_id, wanted
      where is_current and kind = any(${kinds}::text[])
      order by share desc, city <> all(${own}::text[]), strpos(search_text, text) = 0,
        abs(length(search_text) - length(text)), rank desc
      limit ${CANDIDATES}
    )
    union all
    select place.*, 0 from place
    where ${alsoAlike} and not exists (select from covered where share > 0.5)
      and (select text from wanted) <% search_text
      and is_current and kind = any(${kinds}::text[])
      and id not in (select place_id from covered)
  )`
}

const scoredPlaces = sql`
  scored as (
    select candidate.*,
      0.7 * greatest(share, 0.7 * likeness) + 0.3 * coalesce(likeness, 0) as similarity
    from candidate, wanted, lateral (
      select max(
        greatest(
          similarity(name, coalesce(text_without_city, text)),
          case when text <> text_without_city then similarity(name, text) end
        ) * case when at = 1 then 1 else 0.98 end
      ) as likeness
      from unnest(string_to_array(search_text, ' | ')) with ordinality as names (name, at)
      where not is_only_city or strpos(name, text) > 0
    ) as named
    offset 0
  )`
