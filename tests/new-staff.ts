import type { Page } from '@playwright/test'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** A visitor who signs up and becomes staff. */
export async function newStaff(visitor: Page, name: string) {
  const { phone } = await signUp(visitor, { name })
  await onSiteDatabase((db) =>
    db.updateTable('appUser').set({ role: 'staff' }).where('phone', '=', phone).execute(),
  )
  return visitor
}
