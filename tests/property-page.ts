import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { NewListing } from '#db/schema.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** The same actions stand in the card on wide screens and in the bar on phones. */
export function visible(page: Page, role: 'link' | 'button', name: string) {
  return page.getByRole('main').getByRole(role, { name, exact: true }).filter({ visible: true })
}

/** A listing with photos that exist, except for what the journey cares about. */
export function newListing(differences: Partial<NewListing>) {
  return onSiteDatabase(async (db) => {
    const { photos } = await db
      .selectFrom('listing')
      .select('photos')
      .where('status', '=', 'active')
      .where(sql<number>`cardinality(photos)`, '>', 0)
      .executeTakeFirstOrThrow()
    return createListing(db, { photos, ...differences })
  })
}

/** The phone of somebody who has an account. */
export async function memberPhone() {
  const { phone } = await onSiteDatabase((db) => createUser(db))
  return phone ?? ''
}
