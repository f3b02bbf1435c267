import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/connect.ts'
import { collectPlaceWords, searchNames } from '#db/gazetteer/place-words.ts'
import { readPlaces } from '#db/gazetteer/read-places.ts'

/**
 * Brings the places in the database to what the gazetteer says, unless they are already.
 * Ids stay; a place that is gone from the gazetteer is kept for those who refer to it.
 * Answers whether anything was loaded.
 */
export async function loadGazetteer(db: Db) {
  const { places, words, hash } = prepareGazetteer()
  if ((await loadedHash(db)) === hash) return false

  return inTransaction(db, async (trx) => {
    await savePlaces(trx, places)
    await saveWords(trx, words)
    await measureListings(trx)
    await sql`
      insert into gazetteer_version (hash) values (${hash})
      on conflict (is_only) do update set hash = excluded.hash, loaded_at = now()
    `.execute(trx)
    return true
  })
}

/** Stations may be new or elsewhere. Not an edit by the owner, so updated_at stays. */
async function measureListings(trx: Db) {
  await sql`alter table listing disable trigger listing_touch`.execute(trx)
  await sql`
    update listing set metro_metres = metres_to_metro(lat, lng)
    where metro_metres is distinct from metres_to_metro(lat, lng)
  `.execute(trx)
  await sql`alter table listing enable trigger listing_touch`.execute(trx)
}

/** Hashed as stored, so that a change of how names are normalised is loaded too. */
function prepareGazetteer() {
  const gazetteer = readPlaces()
  const places = JSON.stringify(
    gazetteer.map(({ pinCode, ...place }) => ({
      ...place,
      pin_code: pinCode,
      search_text: searchNames({ ...place, pinCode }).join(' | '),
    })),
  )
  const words = JSON.stringify(
    collectPlaceWords(gazetteer).map(({ isCity, placeIds, ...word }) => ({
      ...word,
      is_city: isCity,
      place_ids: placeIds,
    })),
  )
  const hash = createHash('sha256').update(places).update(words).digest('hex')
  return { places, words, hash }
}

async function loadedHash(db: Db) {
  const { rows } = await sql<{ hash: string }>`select hash from gazetteer_version`.execute(db)
  return rows[0]?.hash
}

async function savePlaces(trx: Db, places: string) {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${places}::jsonb) as given (
        id text, city text, kind text, name text, aliases text[], pin_code text,
        lat double precision, lng double precision, search_text text, rank smallint, within text[]
      )
    ), gone as (
      update place set is_current = false
      where is_current and id not in (select id from given)
    )
    insert into place
      (id, city, kind, name, aliases, pin_code, lat, lng, search_text, rank, within)
    select id, city, kind, name, aliases, pin_code, lat, lng, search_text, rank, within from given
    on conflict (id) do update set
      city = excluded.city, kind = excluded.kind, name = excluded.name,
      aliases = excluded.aliases, pin_code = excluded.pin_code,
      lat = excluded.lat, lng = excluded.lng,
      search_text = excluded.search_text, rank = excluded.rank, within = excluded.within,
      is_current = true
  `.execute(trx)
}

async function saveWords(trx: Db, words: string) {
  await sql`delete from place_word`.execute(trx)
  await sql`
    insert into place_word (word, letters, weight, is_city, place_ids)
    select word, letters, weight, is_city, place_ids
    from jsonb_to_recordset(${words}::jsonb) as given (
      word text, letters text, weight real, is_city boolean, place_ids text[]
    )
  `.execute(trx)
  await sql`analyze place`.execute(trx)
  await sql`analyze place_word`.execute(trx)
}
