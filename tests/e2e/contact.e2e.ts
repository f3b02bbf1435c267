import type { Page } from '@playwright/test'
import { indiaDay } from '#contract/format/dates.ts'
import { contactLimits } from '#contract/limits.ts'
import { contactWarnings } from '#contract/options/contact-warnings.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import type { NewListing } from '#db/schema.ts'
import { recordUses } from '#domain/rate-limits/consume-rate-limit.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { logIn } from '#tests/log-in.ts'
import { memberPhone, newListing, visible } from '#tests/property-page.ts'
import { signIn } from '#tests/sign-in.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('from the gallery over save and login to contact', async ({ page }) => {
    const phone = await memberPhone()
    const { spn } = await newListing({})
    await page.goto(`/property/?id=${spn}`)
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

    expect(await leadsOf(phone)).toEqual(['contact'])
  })
})

test('who comes from another site is asked before the owner learns of it, warned in the case at hand and told what was checked', async ({
  page,
  member: _,
}) => {
  const { spn } = await suspiciousListing({ houseNo: 'Flat 4711' })
  await page.goto(`/property/?id=${spn}#contact`)

  const dialog = page.getByRole('dialog', { name: 'Contact the owner' })
  await expect(dialog.getByRole('button', { name: 'Show the number' })).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Flat 4711')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show the number' }).press('Enter')
  await expect(dialog.getByRole('link', { name: /^\+91/ })).toBeFocused()
  await expect(dialog.getByText('Flat 4711, Sector 45, Gurugram')).toBeVisible()
  await expect(dialog.getByText(contactWarnings.labels.price)).toBeVisible()
  await expect(dialog.getByText(contactWarnings.labels.newcomer)).toHaveCount(0)
  await expectNoAxeViolations(dialog)
  await page.keyboard.press('Escape')
  await expect(visible(page, 'button', 'Contact')).toBeFocused()
  await expect(page.getByText('Flat 4711, Sector 45, Gurugram').first()).toBeVisible()

  const main = page.getByRole('main')
  await main.getByText(propertyTexts.whatElseWasChecked).filter({ visible: true }).click()
  await expect(
    main.getByText(propertyTexts.numberConfirmed('owner')).filter({ visible: true }),
  ).toBeVisible()
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

/** Of an owner of long standing, for a price that is low. */
async function suspiciousListing(differences: Partial<NewListing>) {
  const { id: ownerId } = await onSiteDatabase((db) =>
    createUser(db, { createdAt: new Date('2025-01-01') }),
  )
  const submittedAt = new Date('2026-01-09')
  const listing = await newListing({ ...differences, ownerId, submittedAt })
  await onSiteDatabase(async (db) => {
    await db.insertInto('userSeen').values({ userId: ownerId }).execute()
    const signals = JSON.stringify([{ kind: 'low-price', weight: 25 }])
    const score = { listingId: listing.id, score: 25, signals }
    await db.insertInto('listingScore').values(score).execute()
  })
  return listing
}

/** As after as many other listings as a day allows. */
function useUpTheDay(phone: string) {
  const limit = contactLimits.revealsPerDay
  const ofPerson = { scope: `contact ${indiaDay(new Date())}`, subject: phone, limit }
  const uses = Array.from({ length: limit }, () => ({ ...ofPerson, seconds: 86_400 }))
  return onSiteDatabase((db) => recordUses(db, uses))
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
