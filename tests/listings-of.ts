import { onSiteDatabase } from '#tests/site-database.ts'

/** The listings of an account of the site under test. */
export function listingsOf(phone: string) {
  return onSiteDatabase((db) =>
    db
      .selectFrom('listing')
      .innerJoin('appUser', 'appUser.id', 'listing.ownerId')
      .select(['listing.spn', 'listing.category', 'listing.deal', 'listing.status'])
      .select(['listing.plotArea', 'listing.builtUpArea'])
      .where('phone', '=', phone)
      .execute(),
  )
}
