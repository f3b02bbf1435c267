import type { Generated } from 'kysely'

export type CreatedAt = Generated<Date>

/** A column that the database fills unless told otherwise. */
export type Or<Default> = Generated<Default>
