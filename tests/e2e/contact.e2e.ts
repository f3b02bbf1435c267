import type { Page } from '@playwright/test'
import { contactLimits } from '#contract/limits.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createListing, createUser, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingLinks, openListing } from '#tests/listing-cards.ts'
import { logIn } from '#tests/log-in.ts'
import { memberPhone, newListing, visible } from '#tests/property-page.ts'
import { signIn } from '#tests/sign-in.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('from search over gallery, save and login to contact and visit', async ({
    page,
    allowErrors,
  }) => {
    // The server refuses the past day when the browser's own check has not loaded yet.
    allowErrors(/status of 422/)
    const phone = await memberPhone()
    await page.goto('/search/buy?city=gurugram')
    await openListing(page, listingLinks(page).first())

    await lookThroughTheGallery(page)

    await visible(page, 'link', 'Save').click()
    await logIn(page, phone)
    await expect(page).toHaveURL(/\/property\/\?id=SPN\w+$/)
    await expect(page.getByText(texts.listing.saved)).toBeVisible()
    await expect(visible(page, 'button', 'Save')).toHaveAttribute('aria-pressed', 'true')

    await visible(page, 'button', 'Contact').click()
    const contact = page.getByRole('dialog', { name: /^Contact the (owner|agent)$/ })
    await expect(contact.getByRole('link', { name: /^\+91 \d{5} \d{5}$/ })).toBeVisible()
    await expect(contact.getByText(texts.listing.neverPay)).toBeVisible()
    await expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}\?text=.*Property%20ID%20SPN\w{8}/,
    )
    await expectNoAxeViolations(contact)
    await contact.getByLabel(propertyTexts.lineLabel('owner')).fill('Family of 3, from 1 December')
    await contact.getByRole('button', { name: 'Send' }).click()
    await expect(
      contact.getByText(propertyTexts.youWrote('Family of 3, from 1 December')),
    ).toBeVisible()
    await page.keyboard.press('Escape')

    await visible(page, 'button', 'Schedule Visit').click()
    const visit = page.getByRole('dialog', { name: 'Schedule Visit' })
    await visit.getByLabel('Or another day').fill('01/01/2020')
    await visit.getByRole('button', { name: 'Schedule Visit' }).click()
    await expect(visit.getByText(texts.validation.pastDate)).toBeVisible()
    await expect(visit.getByLabel('Or another day')).toBeFocused()
    await visit.getByLabel('Or another day').fill('')
    await visit.getByText('Evening, 4 to 8').click()
    await expectNoAxeViolations(visit)
    await visit.getByRole('button', { name: 'Schedule Visit' }).click()
    const alert = page.getByRole('alertdialog', { name: texts.listing.scheduled('owner') })
    await alert.getByRole('button', { name: 'OK' }).click()

    expect(await leadsOf(phone)).toEqual(['contact', 'visit'])
  })
})

test('who comes from another site is asked before the owner learns of it', async ({ page }) => {
  const { spn } = await newListing({ houseNo: 'Flat 4711' })
  await signUp(page)
  await page.goto(`/property/?id=${spn}#contact`)

  const dialog = page.getByRole('dialog', { name: 'Contact the owner' })
  await expect(dialog.getByRole('button', { name: 'Show the number' })).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Flat 4711')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show the number' }).press('Enter')
  await expect(dialog.getByRole('link', { name: /^\+91/ })).toBeFocused()
  await expect(dialog.getByText('Flat 4711, Sector 45, Gurugram')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visible(page, 'button', 'Contact')).toBeFocused()
  await expect(page.getByText('Flat 4711, Sector 45, Gurugram').first()).toBeVisible()
})

test('a failed look-up says Error and can be tried again, and the day’s limit is explained', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|status of 429/)
  const { spn } = await newListing({})
  const phone = await memberPhone()
  await useUpTheDay(phone)
  await signIn(page, phone)
  await page.goto(`/property/?id=${spn}`)
  await page.route('**/api/prop/user/data', (route) => route.abort())
  await visible(page, 'button', 'Contact').click()
  await expect(
    page.getByRole('alert').getByText(texts.trouble.failed, { exact: true }),
  ).toBeVisible()

  await page.unroute('**/api/prop/user/data')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').getByText(texts.listing.revealLimit(25))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

/** As many other owners as a day allows, of one who has many listings. */
function useUpTheDay(phone: string) {
  return onSiteDatabase(async (db) => {
    const { id: ownerId } = await createUser(db)
    const { id, name } = await db
      .selectFrom('appUser')
      .select(['id', 'name'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    const viewer = { id, name, role: 'member', sessionId: '' } as const
    for (let seen = 0; seen < contactLimits.revealsPerDay; seen++) {
      const { spn } = await createListing(db, { ownerId, city: quietCity })
      const perDay = contactLimits.revealsPerDay
      await revealContact(db, viewer, spn, { perDay, perAddressDay: perDay, address: phone })
    }
  })
}

async function lookThroughTheGallery(page: Page) {
  const photo = page.getByRole('link', { name: /, photo 1 of \d+$/ })
  const alt = await photo.getByRole('img').getAttribute('alt')
  const count = Number(alt?.split(' ').at(-1))
  await photo.click()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(viewer.getByText(`1 / ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(`${count} / ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`1 / ${count}`)).toBeVisible()
  await viewer.getByRole('button', { name: 'Photo 2' }).click()
  await expect(viewer.getByText(`2 / ${count}`)).toBeVisible()
  await drag(page, 370, -320)
  await expect(viewer.getByText(`3 / ${count}`)).toBeVisible()
  await drag(page, 100, 280)
  await expect(viewer.getByText(`2 / ${count}`)).toBeVisible()
  await page.mouse.dblclick(200, 400)
  await expect(viewer.locator('[style*="scale(2.5)"]')).toBeAttached()
  await page.mouse.dblclick(200, 400)
  await expect(viewer.locator('[style*="scale(1)"]')).toBeAttached()
  await expectNoAxeViolations(viewer)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(photo).toBeFocused()

  const address = page.url()
  await photo.click()
  await expect(viewer.getByText(`1 / ${count}`)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(viewer).toHaveCount(0)
  expect(page.url()).toBe(address)
}

async function drag(page: Page, from: number, by: number) {
  await page.mouse.move(from, 400)
  await page.mouse.down()
  await page.mouse.move(from + by / 2, 400, { steps: 3 })
  await page.mouse.move(from + by, 400, { steps: 3 })
  await page.mouse.up()
}

function leadsOf(phone: string) {
  return onSiteDatabase(async (db) => {
    const leads = await db
      .selectFrom('lead')
      .innerJoin('appUser', 'appUser.id', 'lead.seekerId')
      .select('lead.kind')
      .where('appUser.phone', '=', phone)
      .orderBy('lead.kind')
      .execute()
    return leads.map(({ kind }) => kind)
  })
}
