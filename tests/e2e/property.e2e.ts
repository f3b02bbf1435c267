import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expectFocus } from '#tests/expect-focus.ts'
import { test } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

describe.each([390, 1280])('at %i px', (width) => {
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
