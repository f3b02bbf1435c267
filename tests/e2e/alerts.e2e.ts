import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { alertLinkActions } from '#contract/options/saved-searches.ts'
import * as texts from '#contract/texts.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createListing, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { logIn } from '#tests/log-in.ts'
import { memberPhone } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a visitor saves a search, hears of a new home, pauses the alerts by the message, and removes the search and brings it back', async ({
    page,
    site,
  }) => {
    const phone = await memberPhone()
    // A price of its own, so that only this journey's home fits.
    const price = 7_000_000 + randomInt(900_000)
    await page.goto(
      `/search/buy?city=${quietCity}&filterPriceMin=${price}&filterPriceMax=${price + 1}`,
    )
    await expect(page.getByText(texts.search.nothing)).toBeVisible()
    await page.getByRole('link', { name: texts.savedSearches.offer }).click()
    await expect(page.getByText(texts.savedSearches.loginForSave)).toBeVisible()
    await logIn(page, phone)
    const dialog = page.getByRole('dialog', { name: 'Search saved' })
    await dialog.getByLabel('Every Monday at 9 am').check()
    await expectNoAxeViolations(dialog)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('link', { name: texts.savedSearches.isOn })).toBeVisible()
    const searches = async () =>
      (await (await page.request.get('/my-search/searches')).text()).replaceAll('<!-- -->', '')
    expect(await searches()).toContain('Nothing new since today')

    const { spn } = await onSiteDatabase(async (db) => {
      const listing = await createListing(db, { city: quietCity, price })
      await matchListing(db, listing.id)
      // Beyond the next Monday.
      await tellSearches(db, new Date(Date.now() + 8 * 86_400_000))
      return listing
    })
    const withNew = await searches()
    expect(withNew).toContain('1 new')
    expect(withNew).toContain('WhatsApp, every Monday at 9 am')

    const message = await findMessage(page, phone, spn)
    const link = message.match(/\/search-alert\?t=\S+/)?.[0] ?? ''
    const { pause } = alertLinkActions.labels
    expect(await (await fetch(site.url + link)).text(), 'without a login').toContain(pause)
    await page.goto(link)
    await page.getByRole('button', { name: pause }).click()
    await expect(page.getByText(texts.savedSearches.paused)).toBeVisible()

    await page.goto('/my-search/searches')
    await expect(page.getByText('Alerts paused today')).toBeVisible()
    await page.getByRole('button', { name: /^Remove/ }).press('Enter')
    await expect(page.getByText(texts.savedSearches.nothing)).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Alerts paused today')).toBeVisible()
  })
})

/** The message to a phone that names a listing, once the job has sent it. */
async function findMessage(page: Page, phone: string, spn: string) {
  let found = ''
  await expect
    .poll(
      async () => {
        const outbox = await page.request.get('/dev/outbox.json')
        const sent: { to: string; body: string }[] = (await outbox.json()).messages
        found = sent.find(({ to, body }) => to === phone && body.includes(spn))?.body ?? ''
        return found
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  return found
}
