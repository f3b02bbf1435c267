import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { NewListing } from '#db/schema.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { test } from '#tests/journey.ts'
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

  test('a sold property says so, has no contact and offers others', async ({ openPage }) => {
    const { spn } = await newListing({ status: 'sold_out' })
    const { page } = await openPage(`/property?id=${spn}`, { width })

    await page.getByText(messages.listing.soldOut).filter({ visible: true }).waitFor()
    const main = page.locator('.property-layout, .action-bar')
    await expect.poll(() => main.getByText('Contact', { exact: true }).count()).toBe(0)
    await visible(page, 'link', 'See similar listings').click()
    await expectBelowTheHeader(page, '#similar', 'Similar homes nearby')
    expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
  })

  test('a draft and a listing under review are their owner’s', async ({ openPage }) => {
    const { page } = await openPage('/loan', { width })
    const { phone } = await signUp(page)
    const ownerId = await userId(phone)
    const draft = await newListing({ status: 'draft', ownerId })
    const waiting = await newListing({ status: 'under_review', ownerId })
    const active = await newListing({ ownerId })

    await page.goto(`/property/?id=${draft.spn}`)
    await expect
      .poll(() => visible(page, 'link', 'Edit Property').getAttribute('href'))
      .toBe(`/list-property/?id=${draft.spn}`)
    await page.goto(`/property/?id=${waiting.spn}`)
    await page.getByText(messages.listing.underVerification).filter({ visible: true }).waitFor()
    await expect
      .poll(() => visible(page, 'link', 'Check Status').getAttribute('href'))
      .toBe('/dashboard')
    await expectNoAxeViolations(page)
    await page.goto(`/property/?id=${active.spn}`)
    await visible(page, 'link', 'Check Status').waitFor()

    const { page: stranger } = await openPage(`/property/?id=${draft.spn}`, { width })
    expect(new URL(stranger.url()).pathname).toBe('/search')
  })
})

test('the monthly cost in the card leads to its calculator', async ({ openPage }) => {
  const { spn } = await newListing({ deal: 'resale', price: 8_500_000 })
  const { page } = await openPage(`/property/?id=${spn}`)

  await visible(page, 'link', 'EMI over 20 years: the calculator').click()
  await expectBelowTheHeader(page, '#emi', 'What it costs each month')
  expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
})

test('without an id there is no page, an unknown one leads to search', async ({ openPage }) => {
  const missing = await openPage('/property', { expected: [/404/] })
  expect(new URL(missing.page.url()).pathname).toBe('/not_found')
  expect(missing.status).toBe(404)

  const unknown = await openPage('/property/?id=SPN00000000')
  await unknown.page.getByText(messages.listing.gone).waitFor()
  expect(new URL(unknown.page.url()).pathname).toBe('/search')
})

test('search engines read the offer, whatever the owner wrote', async ({ openPage }) => {
  const description = 'Good </script><script>document.title = "broken"</script> & "quiet"'
  const { spn } = await newListing({ description, price: 8_500_000 })
  const { page } = await openPage(`/property/?id=${spn}`)

  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const [offer, crumbs] = JSON.parse(json ?? '')['@graph']
  expect(offer).toMatchObject({
    '@type': 'RealEstateListing',
    description,
    offers: { price: 8_500_000, priceCurrency: 'INR' },
  })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  await expect.poll(() => page.title()).not.toBe('broken')
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toMatch(new RegExp(`/property/\\?id=${spn}$`))
  await expect
    .poll(() => page.locator('meta[property="og:image"]').getAttribute('content'))
    .toMatch(/^http.*\/img\/.*\.jpg$/)
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

test('a listing can be reported without an account', async ({ openPage }) => {
  const { spn, id } = await newListing({})
  const { page } = await openPage(`/property/?id=${spn}`)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText(messages.validation.chooseOne).waitFor()
  await expectFocus(dialog.getByRole('radio').first())
  await dialog.getByLabel('The price is not true').check()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText(messages.listing.reported).waitFor()

  const reports = await onSiteDatabase((db) =>
    db.selectFrom('listingReport').select('reason').where('listingId', '=', id).execute(),
  )
  expect(reports).toEqual([{ reason: 'wrong_price' }])
})

test('the day’s limit of numbers is explained', async ({ openPage }) => {
  const { spn } = await newListing({})
  const { page } = await openPage(`/property/?id=${spn}`, { expected: [/429/] })
  await signUp(page)
  await page.reload()
  await page.route('**/api/prop/user/data', (route) =>
    route.fulfill({
      status: 429,
      json: { result_code: 429, data: { message: messages.listing.revealLimit(25) } },
    }),
  )
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

function expectFocus(target: Locator) {
  return expect.poll(() => target.evaluate((it) => it === document.activeElement)).toBe(true)
}

/** What a fragment of the address leads to is seen whole, right below what stays at the top. */
async function expectBelowTheHeader(page: Page, fragment: string, heading: string) {
  await page.getByRole('heading', { name: heading }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe(fragment)
  const header = await page.locator('.site-header').boundingBox()
  const bottom = (header?.y ?? 0) + (header?.height ?? 0)
  const top = () => page.locator(fragment).evaluate((part) => part.getBoundingClientRect().top)
  await expect.poll(async () => (await top()) - bottom).toBeGreaterThanOrEqual(0)
  await expect.poll(async () => (await top()) - bottom).toBeLessThan(100)
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
  await expect.poll(() => photo.evaluate((link) => link === document.activeElement)).toBe(true)

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

/** The same actions stand in the card on wide screens and in the bar on phones. */
function visible(page: Page, role: 'link' | 'button', name: string) {
  return page
    .locator('.action-card, .action-bar, .on-gallery')
    .getByRole(role, { name, exact: true })
    .filter({ visible: true })
}

async function memberPhone() {
  const { phone } = await onSiteDatabase((db) => createUser(db))
  return phone ?? ''
}

function userId(phone: string) {
  return onSiteDatabase(async (db) => {
    const user = await db
      .selectFrom('appUser')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    return user.id
  })
}

function newListing(differences: Partial<NewListing>) {
  return onSiteDatabase(async (db) => {
    const { photos } = await db
      .selectFrom('listing')
      .select('photos')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    return createListing(db, { photos, ...differences })
  })
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
