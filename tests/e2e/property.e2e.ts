import type { Page } from '@playwright/test'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createUser } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test('a sold property says so, has no contact and offers others', async ({ site }) => {
  const { spn } = await newListing({ status: 'sold_out' })
  const page = await (await fetch(`${site.url}/property/?id=${spn}`)).text()

  const html = page.replaceAll('<!-- -->', '')
  expect(html).toContain(texts.listing.goneWords.resale.sentence)
  const [itself = ''] = html.split('id="similar"')
  expect(linksOf(itself).map(([text]) => text)).not.toContain('Contact')
  expect(linksOf(itself)).toContainEqual([
    'See similar listings',
    expect.stringMatching(/#similar$/),
  ])
  expect(html).toMatch(/id="similar".*?<h2[^>]*>Similar homes .*?<article/s)
})

test('a draft and a listing under review are their owner’s', async ({ page, member, site }) => {
  const ownerId = await userIdOf(member.phone)
  const draft = await newListing({ status: 'draft', ownerId, activeAt: null })
  const waiting = await newListing({ status: 'under_review', ownerId })
  const active = await newListing({ ownerId })
  const shown = async ({ spn }: { spn: string }) =>
    (await page.request.get(`/property/?id=${spn}`)).text()

  expect(linksOf(await shown(draft))).toContainEqual([
    'Edit Property',
    `/list-property/?id=${draft.spn}`,
  ])
  const waitingPage = await shown(waiting)
  expect(waitingPage).toContain(texts.listing.underVerification)
  for (const html of [waitingPage, await shown(active)])
    expect(linksOf(html)).toContainEqual(['Check Status', '/dashboard'])

  const stranger = await fetch(`${site.url}/property/?id=${draft.spn}`)
  expect(stranger.url).toMatch(/\/search(\?|$)/)
})

test('a listing names its owner, when it was checked and how its price changed; the card, the calculator and the loan page name the same EMI, the whole cost follows who buys, and a listing can be reported without an account', async ({
  page,
  allowErrors,
}) => {
  // The server checks what is sent before the form's own check has come.
  allowErrors(/status of 422/)
  const { id: ownerId } = await onSiteDatabase((db) => createUser(db, { name: 'Meera Owner' }))
  const price = 15_00_00_000
  const changed = { priceBefore: price + 2_00_000, priceChangedAt: new Date() }
  const submittedAt = new Date('2026-01-09')
  const { spn, id } = await newListing({
    ownerId,
    deal: 'resale',
    price,
    submittedAt,
    ...changed,
  })
  await page.goto(`/property/?id=${spn}`)

  for (const text of [
    'Meera O.',
    propertyTexts.checkedOn('10 Jan 2026'),
    texts.listing.neverPay,
    /^₹ 2 Lakh less since/,
  ]) {
    // The cards of similar homes say such things too.
    const said = page.getByRole('main').getByText(text).and(page.locator(':not(#similar *)'))
    await expect(said.filter({ visible: true })).toHaveCount(1)
  }

  await test.step('a report', async () => {
    await page.getByRole('button', { name: 'Report this listing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this listing' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText(texts.validation.chooseOne)).toBeVisible()
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await dialog.getByLabel('The price is not true').check()
    await expectNoAxeViolations(dialog)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(texts.listing.complaintFiled)).toBeVisible()
    const reports = await onSiteDatabase((db) =>
      db.selectFrom('complaint').select('reason').where('listingId', '=', id).execute(),
    )
    expect(reports).toEqual([{ reason: 'wrong_price' }])
  })

  await test.step('the whole cost', async () => {
    const costs = page.getByRole('region', { name: 'The whole cost' })
    await expect(costs.getByText('₹ 1,05,00,000')).toBeVisible()
    await costs.getByRole('button', { name: 'Change what is assumed' }).click()
    await costs.getByText('A woman', { exact: true }).click()
    await expect(costs.getByText('₹ 75,00,000')).toBeVisible()
    await costs.getByRole('textbox', { name: 'Loan, of the price' }).fill('0')
    await expect(costs.getByText('Bank’s processing fee')).toBeHidden()
    await costs.getByRole('textbox', { name: 'Maintenance each month' }).fill('4000')
    await expect(costs.getByText('₹ 15,75,98,000')).toBeVisible()
    await expectNoAxeViolations(costs)
  })

  await test.step('the EMI', async () => {
    await expect(page.getByText('EMI about ₹ 10,03,728')).toBeVisible()
    await visible(page, 'link', 'EMI over 20 years, 8 %: the calculator').click()
    await expectBelowTheHeader(page, '#emi', 'What it costs each month')
    expect(new URL(page.url()).searchParams.get('id')).toBe(spn)
    await expect(page.locator('#emi').getByText('₹ 10,03,728', { exact: true })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveJSProperty(
      'valueAsNumber',
      12_00_00_000,
    )
    const full = page.getByRole('link', { name: 'Open the full loan calculator' })
    const loanPage = await page.request.get((await full.getAttribute('href')) ?? '')
    expect(await loanPage.text()).toMatch(/>₹ 10,03,728</)
  })
})

test('without an id there is no page, an unknown one leads to search', async ({ page, site }) => {
  const missing = await fetch(`${site.url}/property`)
  expect([missing.status, missing.url]).toEqual([404, `${site.url}/not_found`])

  const { spn } = await newListing({ status: 'delete', deal: 'rent' })
  const deleted = await fetch(`${site.url}/property/?id=${spn}`)
  expect(deleted.url).toMatch(/\/search\/rent\?.*city=.*gone=1/)
  expect(await deleted.text()).toContain('The property you asked for is no longer listed.')

  // A toast says so, which takes scripts.
  await page.goto('/property/?id=SPN00000000')
  await expect(page.getByText(texts.listing.gone)).toBeVisible()
  await expect(page).toHaveURL(/\/search(\?|$)/)
})

test('search engines read the offer, whatever the owner wrote', async ({ site }) => {
  const description = 'Good </script><script>document.title = "broken"</script> & "quiet"'
  const { spn } = await newListing({ description, price: 8_500_000 })
  const html = await (await fetch(`${site.url}/property/?id=${spn}`)).text()

  // What the browser takes for the block ends at the first end of a script.
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const [offer, crumbs] = JSON.parse(json)['@graph']
  expect(offer).toMatchObject({
    '@type': 'RealEstateListing',
    description,
    offers: { price: 8_500_000, priceCurrency: 'INR' },
  })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  expect(html).not.toContain('<script>document.title')
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/property/\\?id=${spn}"`))
  expect(html).toMatch(/property="og:image" content="http[^"]*\/share\/SPN\w{8}\.jpg\?v=/)
})

/** The words and addresses of the links in a page. */
function linksOf(html: string) {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', text = '']) => [
    text.replaceAll(/<[^>]*>/g, '').trim(),
    /href="([^"]*)"/.exec(attributes)?.[1],
  ])
}

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
