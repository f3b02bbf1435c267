import { sql } from 'kysely'
import { onSiteDatabase } from '#tests/site-database.ts'

/** As if the last code of a phone had been sent long ago, so that the next may be sent at once. */
export async function allowAnotherCode(phone: string) {
  await onSiteDatabase((db) =>
    sql`delete from usage_event where scope = 'code-gap' and subject = ${phone}`.execute(db),
  )
}
