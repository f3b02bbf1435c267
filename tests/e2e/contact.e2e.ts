import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contactLimits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expectFocus } from '#tests/expect-focus.ts'
import { createListing } from '#tests/factories.ts'
import { test } from '#tests/journey.ts'
import { memberPhone, newListing, visible } from '#tests/property-page.ts'
import { signIn } from '#tests/sign-in.ts'
import { newestCode, signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

describe.each([390, 1280])('at %i px', (width) => {
  test('from search over gallery, save and login to contact and visit', async ({ openPage }) => {
    const phone = await memberPhone()
    const { page } = await openPage('/search/buy?city=gurugram', { width })
    await page.locator('.listing-card .name a').first().click()
    await page.waitForURL(/\/property\/\?id=SPN/)
    await expectNoAxeViolations(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await lookThroughTheGallery(page)

    await visible(page, 'link', 'Save').click()
    await logIn(page, phone)
    await page.waitForURL(/\/property\/\?id=SPN\w+$/)
    await page.getByText(messages.listing.saved).waitFor()
    await expect
      .poll(() => visible(page, 'button', 'Save').getAttribute('aria-pressed'))
      .toBe('true')

    await visible(page, 'button', 'Contact').click()
    const contact = page.getByRole('dialog', { name: 'Contact the owner' })
    await contact.getByRole('link', { name: /^\+91 \d{5} \d{5}$/ }).waitFor()
    await contact.getByText(messages.listing.neverPay).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')

    await visible(page, 'button', 'Schedule Visit').click()
    const visit = page.getByRole('dialog', { name: 'Schedule Visit' })
    await visit.getByLabel('Which day would suit you?').fill('01/01/2020')
    await visit.getByRole('button', { name: 'Schedule Visit' }).click()
    await visit.getByText(messages.validation.pastDate).waitFor()
    await expectFocus(visit.getByLabel('Which day would suit you?'))
    await visit.getByLabel('Which day would suit you?').fill('')
    await visit.getByText('Evening, 4 to 8').click()
    await expectNoAxeViolations(page)
    await visit.getByRole('button', { name: 'Schedule Visit' }).click()
    const alert = page.getByRole('alertdialog', { name: messages.listing.scheduled })
    await alert.getByRole('button', { name: 'OK' }).click()

    expect(await leadsOf(phone)).toEqual(['contact', 'visit'])
  })

  test('a card asks for the owner, and the wish survives the login', async ({ openPage }) => {
    const phone = await memberPhone()
    const { page } = await openPage('/search/rent?city=delhi', { width })
    await page
      .getByRole('link', { name: /^Contact the owner/ })
      .first()
      .click()
    await page.waitForURL(/\/login\?redirect_url=.*%23contact$/)
    await logIn(page, phone)

    const number = page.getByRole('dialog').getByRole('link', { name: /^\+91/ })
    await number.waitFor()
    await expectFocus(number)
    await page.keyboard.press('Escape')
    await expectFocus(visible(page, 'button', 'Contact'))
  })
})

test('who comes from another site is asked before the owner learns of it', async ({ openPage }) => {
  const { spn } = await newListing({})
  const { page } = await openPage('/loan')
  await signUp(page)
  await page.goto(`/property/?id=${spn}#contact`)

  const dialog = page.getByRole('dialog', { name: 'Contact the owner' })
  await dialog.getByRole('button', { name: 'Show the number' }).waitFor()
  await expect.poll(() => dialog.getByRole('link').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Show the number' }).press('Enter')
  await expectFocus(dialog.getByRole('link', { name: /^\+91/ }))
})

test('the day’s limit of numbers is explained', async ({ openPage }) => {
  const { spn } = await newListing({})
  const phone = await memberPhone()
  await useUpTheDay(phone)
  const { page } = await openPage(`/property/?id=${spn}`, { expected: [/429/] })
  await signIn(page, phone)
  await page.reload()
  await visible(page, 'button', 'Contact').click()
  await page.getByRole('alert').getByText(messages.listing.revealLimit(25)).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('a failed look-up says Error and can be tried again', async ({ openPage }) => {
  const { spn } = await newListing({})
  const { page } = await openPage(`/property/?id=${spn}`, { expected: [/ERR_FAILED/] })
  await signIn(page, await memberPhone())
  await page.reload()
  await page.route('**/api/prop/user/data', (route) => route.abort())
  await visible(page, 'button', 'Contact').click()
  await page.getByRole('alert').getByText(messages.trouble.failed, { exact: true }).waitFor()

  await page.unroute('**/api/prop/user/data')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog').getByRole('link', { name: /^\+91/ }).waitFor()
})

/** As many other owners as a day allows, of one who has many listings. */
function useUpTheDay(phone: string) {
  return onSiteDatabase(async (db) => {
    const { ownerId } = await createListing(db)
    const { id, name } = await db
      .selectFrom('appUser')
      .select(['id', 'name'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    const viewer = { id, name, role: 'member', sessionId: '' } as const
    for (let seen = 0; seen < contactLimits.revealsPerDay; seen++) {
      const { spn } = await createListing(db, { ownerId })
      const perDay = contactLimits.revealsPerDay
      await revealContact(db, viewer, spn, { perDay, perAddressDay: perDay, address: phone })
    }
  })
}

async function lookThroughTheGallery(page: Page) {
  const photo = page.locator('.gallery-strip a').first()
  await photo.waitFor()
  const count = await page.locator('.gallery-strip a').count()
  await photo.click()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await viewer.getByText(`1 / ${count}`).waitFor()
  await page.keyboard.press('ArrowLeft')
  await viewer.getByText(`${count} / ${count}`).waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByText(`1 / ${count}`).waitFor()
  await viewer.getByRole('button', { name: 'Photo 2' }).click()
  await viewer.getByText(`2 / ${count}`).waitFor()
  await drag(page, 370, -320)
  await viewer.getByText(`3 / ${count}`).waitFor()
  await drag(page, 100, 280)
  await viewer.getByText(`2 / ${count}`).waitFor()
  await page.mouse.dblclick(200, 400)
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('.stage')?.style.cssText.includes('scale(2.5)'),
  )
  await page.mouse.dblclick(200, 400)
  await page.waitForFunction(() =>
    document.querySelector<HTMLElement>('.stage')?.style.cssText.includes('scale(1)'),
  )
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await expectFocus(photo)

  const address = page.url()
  await photo.click()
  await viewer.getByText(`1 / ${count}`).waitFor()
  await page.evaluate(() => history.back())
  await viewer.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
}

async function drag(page: Page, from: number, by: number) {
  await page.mouse.move(from, 400)
  await page.mouse.down()
  await page.mouse.move(from + by / 2, 400, { steps: 3 })
  await page.mouse.move(from + by, 400, { steps: 3 })
  await page.mouse.up()
}

async function logIn(page: Page, phone: string) {
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await page.getByRole('button', { name: /Resend/ }).waitFor()
  await page.getByLabel('OTP', { exact: true }).fill(await newestCode(page, phone))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
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
