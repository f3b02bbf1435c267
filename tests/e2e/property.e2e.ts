import type { Page } from '@playwright/test'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, widths } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('a sold property says so, has no contact and offers others', async ({ page }) => {
      const { spn } = await newListing({ status: 'sold_out' })
      await page.goto(`/property?id=${spn}`)

      await expect(page.getByText(messages.listing.soldOut).filter({ visible: true })).toBeVisible()
      await expect(visible(page, 'link', 'Contact')).toHaveCount(0)
      await visible(page, 'link', 'See similar listings').click()
      await expectBelowTheHeader(page, '#similar', 'Similar homes nearby')
      expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
    })

    test('a draft and a listing under review are their owner’s', async ({
      page,
      member,
      newVisitor,
    }) => {
      const ownerId = await userId(member.phone)
      const draft = await newListing({ status: 'draft', ownerId })
      const waiting = await newListing({ status: 'under_review', ownerId })
      const active = await newListing({ ownerId })

      await page.goto(`/property/?id=${draft.spn}`)
      await expect(visible(page, 'link', 'Edit Property')).toHaveAttribute(
        'href',
        `/list-property/?id=${draft.spn}`,
      )
      await page.goto(`/property/?id=${waiting.spn}`)
      await expect(
        page.getByText(messages.listing.underVerification).filter({ visible: true }),
      ).toBeVisible()
      await expect(visible(page, 'link', 'Check Status')).toHaveAttribute('href', '/dashboard')
      await expectNoAxeViolations(page)
      await page.goto(`/property/?id=${active.spn}`)
      await expect(visible(page, 'link', 'Check Status')).toBeVisible()

      const stranger = await newVisitor()
      await stranger.goto(`/property/?id=${draft.spn}`)
      await expect(stranger).toHaveURL(/\/search(\?|$)/)
    })
  })

test('the monthly cost in the card leads to its calculator', async ({ page }) => {
  const { spn } = await newListing({ deal: 'resale', price: 8_500_000 })
  await page.goto(`/property/?id=${spn}`)

  await visible(page, 'link', 'EMI over 20 years: the calculator').click()
  await expectBelowTheHeader(page, '#emi', 'What it costs each month')
  expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
})

test('without an id there is no page, an unknown one leads to search', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const missing = await page.goto('/property')
  expect(missing?.status()).toBe(404)
  await expect(page).toHaveURL('/not_found')

  await page.goto('/property/?id=SPN00000000')
  await expect(page.getByText(messages.listing.gone)).toBeVisible()
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

test('a listing can be reported without an account', async ({ page }) => {
  const { spn, id } = await newListing({})
  await page.goto(`/property/?id=${spn}`)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText(messages.validation.chooseOne)).toBeVisible()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByLabel('The price is not true').check()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(messages.listing.reported)).toBeVisible()

  const reports = await onSiteDatabase((db) =>
    db.selectFrom('listingReport').select('reason').where('listingId', '=', id).execute(),
  )
  expect(reports).toEqual([{ reason: 'wrong_price' }])
})

/** What a fragment of the address leads to is seen whole, right below what stays at the top. */
async function expectBelowTheHeader(page: Page, fragment: string, heading: string) {
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
