import type { Page } from '@playwright/test'
import { markerCookie } from '#contract/session-marker.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { readRun } from '#tests/journey-run.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** Signs the visitor of a page in, without the login page and its code. */
export async function signIn(page: Page, phone: string) {
  const { id, token } = await onSiteDatabase(async (db) => {
    const user = await db
      .selectFrom('appUser')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    return startSession(db, { days: 1, staffIdleHours: 12 }, user.id, {
      device: 'A journey',
      address: '127.0.0.1',
    })
  })
  const { url } = readRun().site
  await page.context().addCookies([
    { name: 'basera_session', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: markerCookie, value: id, url, sameSite: 'Lax' },
  ])
}
