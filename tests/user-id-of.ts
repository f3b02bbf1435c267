import { onSiteDatabase } from '#tests/site-database.ts'

/** The id of the account with a phone, on the site that journeys visit. */
export async function userIdOf(phone: string): Promise<string> {
  const { id } = await onSiteDatabase((db) =>
    db.selectFrom('appUser').select('id').where('phone', '=', phone).executeTakeFirstOrThrow(),
  )
  return id
}
