import { sql } from 'kysely'
import type { Everyone } from '#db/schema.ts'

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

/** Whether the account `person` is one of those that a search stands for. */
export function isMeant({ search, except }: Everyone) {
  const text = search.trim()
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`
    person.phone is not null and person.erased_at is null
    and not person.phone = any(${except}::text[])
    and (${text} = '' or person.name ilike ${pattern} or person.email ilike ${pattern}
      or person.phone like ${pattern})
  `
}
