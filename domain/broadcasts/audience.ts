import { sql } from 'kysely'
import type { Everyone } from '#db/tables/messages.ts'
import { audienceConditions } from '#domain/broadcasts/audience-filter.ts'

/** Whom a message is for: numbers, and perhaps all users that a search finds. */
export type Audience = { phones: string[]; everyone?: Everyone | undefined }

/** The numbers of an audience, each once, with the account of those who have one. */
export function chosenPeople({ phones, everyone }: Audience) {
  const typed = sql`
    select typed.phone, person.id
    from unnest(${phones}::text[]) as typed (phone)
    left join app_user person on person.phone = typed.phone
  `
  if (!everyone) return typed
  return sql`
    ${typed} union
    select person.phone, person.id from app_user person where ${isMeant(everyone)}
  `
}

/** Whether the account `person` is one of those that a search and a filter stand for. */
export function isMeant({ search, except, filter = {} }: Everyone) {
  const conditions = wordsOf(search).map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`(person.name || ' ' || coalesce(person.phone, '') || ' ' || person.email) ilike ${pattern}`
  })
  const isLive = sql`person.phone is not null and person.erased_at is null
    and not person.phone = any(${except}::text[])`
  return sql<boolean>`${sql.join([isLive, ...audienceConditions(filter), ...conditions], sql` and `)}`
}

/** A phone number is one word, however it is grouped. */
function wordsOf(search: string) {
  const digits = search.replace(/^\s*\+91/, '').replaceAll(/[\s-]/g, '')
  if (/^\d+$/.test(digits)) return [digits]
  return search.split(/\s+/).filter(Boolean)
}
