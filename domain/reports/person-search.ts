import { type RawBuilder, sql } from 'kysely'

/** People by a part of their name, number or e-mail address; the index app_user_words serves it. */
export function peopleLike(pattern: string): RawBuilder<string> {
  return sql<string>`(select id from app_user where (name || ' ' || coalesce(phone, '') || ' ' || email) ilike ${pattern})`
}

/** Listings whose number begins with a word, which an index of numbers in order serves. */
export function listingsNumbered(word: string): RawBuilder<string> {
  const start = word.toUpperCase()
  return sql<string>`(select id from listing where spn between ${start} and ${`${start}ZZZZZZZZZZZ`})`
}

/** Whether a word is the number of a listing, or the beginning of one. */
export function isSpnStart(word: string): boolean {
  return /^SPN[0-9A-Z]{0,8}$/i.test(word)
}
