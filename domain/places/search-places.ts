import { sql } from 'kysely'
import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { type PlaceKind, placeKinds } from '#db/gazetteer/place-table.ts'
import { type PlaceToken, readPlaceQuery } from '#domain/places/read-place-query.ts'

const DEFAULT_LIMIT = 8
const MAX_LIMIT = 50
/** With fewer good hits and no sure one, every word is taken for a possible typing error. */
const ENOUGH_HITS = 3
const GOOD_HIT = 0.6
const SURE_HIT = 0.8
const WORST_HIT = 0.4
/** How many places are compared letter by letter, which is what costs time. */
const CANDIDATES = 40
const AFTER_ALL_LETTERS = '\u{10ffff}'

export type PlaceSearch = {
  text: string
  /** Preferred where names are equal; a city named in the text wins. */
  city?: City | undefined
  kinds?: readonly PlaceKind[] | undefined
  limit?: number | undefined
}

export type PlaceHit = {
  id: string
  city: City
  kind: PlaceKind
  name: string
  pinCode: string | null
  lat: number
  lng: number
  /** From 0.4, hardly alike, to 1, exactly what was typed. */
  similarity: number
}

/** The places whose name fits what somebody typed, best first, tolerant of typing errors. */
export async function searchPlaces(db: Db, search: PlaceSearch): Promise<PlaceHit[]> {
  const tokens = readPlaceQuery(search.text)
  if (tokens.length === 0) return []

  const hits = await matchPlaces(db, tokens, search, { doubtEveryWord: false })
  if (isEnough(hits)) return hits
  return matchPlaces(db, tokens, search, { doubtEveryWord: true })
}

/**
 * Looks up each word among the distinct words of all places: as it is, as a beginning, and, where
 * nobody has such a word, within a few wrong letters. A place scores by the share of the words it
 * has, rare ones counting more, and by how much of its name that is.
 */
async function matchPlaces(
  db: Db,
  tokens: PlaceToken[],
  search: PlaceSearch,
  { doubtEveryWord }: { doubtEveryWord: boolean },
) {
  const typed = tokens.filter((token) => token.first === token.last).map((token) => token.text)
  const kinds = search.kinds ?? placeKinds
  const { rows } = await sql<PlaceHit>`
    with token as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb)
        as token (text text, letters text, first integer, last integer, is_final boolean)
    ), known as materialized (
      select token.first, token.last, word, weight, is_city, place_ids, word = token.text as is_exact,
        case when word = token.text then 1
          else 0.6 + 0.3 * length(token.text) / length(word) end as strength
      from token join place_word
        on word >= token.text and word < token.text || ${AFTER_ALL_LETTERS}
      where word = token.text or token.is_final
        or length(token.text) >= 3 and token.text !~ '[0-9]'
    ), doubted as (
      select *, case when length(text) < 4 then 0 when length(text) = 4 then 1
        when length(text) < 10 then 2 else 3 end as reach
      from token
      where text !~ '[0-9]' and length(text) >= 4 and (
        ${doubtEveryWord} or not exists (
          select from known where known.first <= token.first and known.last >= token.last
        )
      )
    ), guessed as materialized (
      select first, last, word, weight, is_city, place_ids, true as is_exact,
        0.95 - 1.2 * (distance - case when distance > 1 and letters = word_letters then 1 else 0 end)
          / length(text) + case when left(word, 1) = left(text, 1) then 0.04 else 0 end as strength
      from (
        select doubted.*, word, weight, is_city, place_ids, place_word.letters as word_letters,
          levenshtein_less_equal(word, text, reach) as distance
        from doubted join place_word
          on length(word) between length(text) - reach and length(text) + reach
        offset 0 -- keeps the planner from measuring each distance twice
      ) as near
      where distance between 1 and reach
      union all
      select first, last, word, weight, is_city, place_ids, false, 0.55
      from doubted join place_word on length(word) > length(text) + 1
      where is_final and length(text) >= 5
        and levenshtein_less_equal(left(word, length(text)), text, 1) = 1
    ), match as materialized (
      select ord, word, weight, is_city, place_ids, is_exact and first = last as is_word, strength
      from (select * from known union all select * from guessed) as found,
        generate_series(first, last) as ord
    ), best as (
      select typed.ord, typed.text, found.weight, found.is_city, found.word
      from unnest(${typed}::text[]) with ordinality as typed (text, ord)
      left join lateral (
        select weight, is_city, case when is_word then word end as word
        from match where match.ord = typed.ord
        order by strength desc, weight, word limit 1
      ) as found on true
    ), wanted as materialized (
      select sum(coalesce(weight, 1)) as weight,
        string_agg(coalesce(word, text), ' ' order by ord) as text,
        coalesce(
          string_agg(coalesce(word, text), ' ' order by ord) filter (where is_city is not true),
          string_agg(coalesce(word, text), ' ' order by ord)
        ) as text_without_city
      from best
    ), word_hit as (
      select place_id, ord, max(strength) as strength
      from match, unnest(place_ids) as place_id
      group by place_id, ord
    ), covered as (
      select place_id, sum(strength * coalesce(best.weight, 1)) / (select weight from wanted) as share
      from word_hit join best using (ord)
      group by place_id
    ), candidate as (
      (
        select place.*, share from covered join place on id = place_id, wanted
        where is_current and kind = any(${kinds}::text[])
        order by share desc, strpos(search_text, text) = 0, abs(length(search_text) - length(text)), rank desc
        limit ${CANDIDATES}
      )
      union all
      select place.*, 0 from place
      where ${doubtEveryWord} and (select text from wanted) <% search_text
        and is_current and kind = any(${kinds}::text[])
        and id not in (select place_id from covered)
    ), scored as (
      select candidate.*, 0.7 * greatest(share, 0.7 * likeness) + 0.3 * likeness as similarity
      from candidate, wanted, lateral (
        select max(greatest(
          similarity(name, text_without_city),
          case when text <> text_without_city then similarity(name, text) end
        ) * case when at = 1 then 1 else 0.98 end) as likeness
        from unnest(string_to_array(search_text, ' | ')) with ordinality as names (name, at)
      ) as named
      offset 0
    )
    select id, city, kind, name, pin_code, lat, lng,
      round(similarity::numeric, 3)::double precision as similarity
    from scored
    where similarity >= ${WORST_HIT}
    order by similarity
      + case when city = ${search.city ?? null} then 0.12 else 0 end
      + case when kind in ('locality', 'sector') then 0.02 else 0 end
      + rank / 2000.0 desc, id
    limit ${pageSize(search)}
  `.execute(db)
  return rows
}

function isEnough(hits: PlaceHit[]) {
  if (hits.some((hit) => hit.similarity >= SURE_HIT)) return true
  return hits.filter((hit) => hit.similarity >= GOOD_HIT).length >= ENOUGH_HITS
}

function pageSize({ limit = DEFAULT_LIMIT }: PlaceSearch) {
  return Math.max(1, Math.min(Math.trunc(limit) || DEFAULT_LIMIT, MAX_LIMIT))
}
