import type { Page } from '@playwright/test'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createUser, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test('a sold property says so, has no contact and offers others', async ({ page }) => {
  const { spn } = await newListing({ status: 'sold_out' })
  await page.goto(`/property?id=${spn}`)

  const { sentence } = texts.listing.goneWords.resale
  await expect(page.getByText(sentence).filter({ visible: true })).toBeVisible()
  await expect(visible(page, 'link', 'Contact')).toHaveCount(0)
  await visible(page, 'link', 'See similar listings').click()
  await expectBelowTheHeader(page, '#similar', /^Similar homes /)
  expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
})

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a listing names its owner, when it was checked and how its price changed', async ({
    page,
  }) => {
    const { id: ownerId } = await onSiteDatabase((db) => createUser(db, { name: 'Meera Owner' }))
    const changed = { priceBefore: 8_700_000, priceChangedAt: new Date() }
    const { spn } = await newListing({ ownerId, city: quietCity, ...changed })
    await page.goto(`/property/?id=${spn}`)

    const main = page.getByRole('main')
    for (const text of [
      'Meera O.',
      propertyTexts.checkedOn('10 Jan 2026'),
      texts.listing.neverPay,
      /^₹ 2 Lakh less since/,
    ]) {
      await expect(main.getByText(text).filter({ visible: true })).toHaveCount(1)
    }
  })
})

test('a draft and a listing under review are their owner’s', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userId(member.phone)
  const draft = await newListing({ status: 'draft', ownerId, activeAt: null })
  const waiting = await newListing({ status: 'under_review', ownerId })
  const active = await newListing({ ownerId })

  await page.goto(`/property/?id=${draft.spn}`)
  await expect(visible(page, 'link', 'Edit Property')).toHaveAttribute(
    'href',
    `/list-property/?id=${draft.spn}`,
  )
  await page.goto(`/property/?id=${waiting.spn}`)
  await expect(
    page.getByText(texts.listing.underVerification).filter({ visible: true }),
  ).toBeVisible()
  await expect(visible(page, 'link', 'Check Status')).toHaveAttribute('href', '/dashboard')
  await page.goto(`/property/?id=${active.spn}`)
  await expect(visible(page, 'link', 'Check Status')).toBeVisible()

  const stranger = await newVisitor()
  await stranger.goto(`/property/?id=${draft.spn}`)
  await expect(stranger).toHaveURL(/\/search(\?|$)/)
})

test('the card, the calculator and the loan page name the same EMI', async ({ page }) => {
  const { spn } = await newListing({ deal: 'resale', price: 15_00_00_000 })
  await page.goto(`/property/?id=${spn}`)

  await expect(page.getByText('EMI about ₹ 10,03,728')).toBeVisible()
  await visible(page, 'link', 'EMI over 20 years, 8 %: the calculator').click()
  await expectBelowTheHeader(page, '#emi', 'What it costs each month')
  expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
  await expect(page.locator('#emi').getByText('₹ 10,03,728', { exact: true })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveJSProperty(
    'valueAsNumber',
    12_00_00_000,
  )

  await page.getByRole('link', { name: 'Open the full loan calculator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Loan/ })).toBeVisible()
  await expect(page.getByText('₹ 10,03,728', { exact: true })).toBeVisible()
})

test('the whole cost follows who buys, with how much of a loan', async ({ page }) => {
  const { spn } = await newListing({ deal: 'resale', city: 'gurugram', price: 1_00_00_000 })
  await page.goto(`/property/?id=${spn}`)

  const costs = page.getByRole('region', { name: 'The whole cost' })
  await expect(costs.getByText('₹ 7,00,000')).toBeVisible()
  await costs.getByRole('button', { name: 'Change what is assumed' }).click()
  await costs.getByText('A woman', { exact: true }).click()
  await expect(costs.getByText('₹ 5,00,000')).toBeVisible()
  await costs.getByRole('textbox', { name: 'Loan, of the price' }).fill('0')
  await expect(costs.getByText('Bank’s processing fee')).toBeHidden()
  await costs.getByRole('textbox', { name: 'Maintenance each month' }).fill('4000')
  await expect(costs.getByText('₹ 1,05,98,000')).toBeVisible()
  await expectNoAxeViolations(costs)
})

test('without an id there is no page, an unknown one leads to search', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const missing = await page.goto('/property')
  expect(missing?.status()).toBe(404)
  await expect(page).toHaveURL('/not_found')

  const { spn } = await newListing({ status: 'delete', deal: 'rent' })
  await page.goto(`/property/?id=${spn}`)
  await expect(page.getByText(/^The property you asked for is no longer listed\./)).toBeVisible()
  await expect(page).toHaveURL(/\/search\/rent\?.*city=.*gone=1/)

  await page.goto('/property/?id=SPN00000000')
  await expect(page.getByText(texts.listing.gone)).toBeVisible()
  await expect(page).toHaveURL(/\/search(\?|$)/)
})

test('search engines read the offer, whatever the owner wrote', async ({ page }) => {
  const description = 'Good </script><script>document.title = "broken"</script> & "quiet"'
  const { spn } = await newListing({ description, price: 8_500_000 })
  await page.goto(`/property/?id=${spn}`)

  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const [offer, crumbs] = JSON.parse(json ?? '')['@graph']
  expect(offer).toMatchObject({
    '@type': 'RealEstateListing',
    description,
    offers: { price: 8_500_000, priceCurrency: 'INR' },
  })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  await expect(page).not.toHaveTitle('broken')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/property/\\?id=${spn}$`),
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http.*\/share\/SPN\w{8}\.jpg\?v=/,
  )
})

test('a listing can be reported without an account', async ({ page, allowErrors }) => {
  // The server checks what is sent before the form's own check has come.
  allowErrors(/status of 422/)
  const { spn, id } = await newListing({})
  await page.goto(`/property/?id=${spn}`)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText(texts.validation.chooseOne)).toBeVisible()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByLabel('The price is not true').check()
  await expectNoAxeViolations(dialog)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(texts.listing.reported)).toBeVisible()

  const reports = await onSiteDatabase((db) =>
    db.selectFrom('complaint').select('reason').where('listingId', '=', id).execute(),
  )
  expect(reports).toEqual([{ reason: 'wrong_price' }])
})

/** What a fragment of the address leads to is seen whole, right below what stays at the top. */
async function expectBelowTheHeader(page: Page, fragment: string, heading: string | RegExp) {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page).toHaveURL((url) => url.hash === fragment)
  const header = await page.getByRole('banner').boundingBox()
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
