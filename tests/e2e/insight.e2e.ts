import * as texts from '#contract/texts.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { headersOf, readPage } from '#tests/plain-requests.ts'
import { newListing } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test('an owner sees who looked at a listing, shares it and prints a board', async ({
  page,
  site,
  member,
}) => {
  const ownerId = await userIdOf(member.phone)
  const photos = ['demo-balcony-01']
  const home = { ownerId, photos, deal: 'rent' as const, price: 18_500, locality: 'Sector 45' }
  const { spn } = await onSiteDatabase((db) => createListing(db, home))
  // One browser: two at one address may count as one (domain/insight/visitor-key.ts).
  const browser = 'Mozilla/5.0 Chrome/130.0 Mobile'
  for (const agent of [browser, browser, 'WhatsApp/2.24']) {
    await readPage(`/property/?id=${spn}`, { 'user-agent': agent })
  }

  const ofOwner = await headersOf(ownerId)
  const read = (path: string) => readPage(`/dashboard/listings_tab${path}`, ofOwner)
  await expect.poll(() => read('')).toContain('1 view · 0 contacts')
  const insight = await read(`/${spn}/insight`)
  expect(insight).toContain('in Sector 45')
  expect(insight).toMatch(/aria-label="Views"[^>]*><p[^>]*><b[^>]*>1<\/b> view</)
  expect(insight.match(/<tr\b/g)).toHaveLength(31)

  const share = await read(`/${spn}/share`)
  expect(share).toMatch(new RegExp(`href="https://wa\\.me/\\?text=[^"]*${spn}"`))
  const [, picture = ''] =
    /<a [^>]*?href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Download the picture/s.exec(share) ?? []
  const card = await fetch(new URL(picture, site.url), { headers: ofOwner })
  expect(card.headers.get('content-type')).toBe('image/jpeg')

  await page.goto(`/dashboard/listings_tab/${spn}/poster`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TO LET')
  const poster = page.getByRole('article', { name: 'Poster' })
  await expect(poster).toContainText('किराये के लिए')
  await expect(poster).toContainText('₹ 18,500 / month')
  await expect(poster.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(member.phone)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('an advice leads to where it is done: a step of changes, the price, the card', async ({
  page,
  member,
}) => {
  const ownerId = await userIdOf(member.phone)
  const compared = { comparedPercent: 12, comparedCount: 9, comparedAround: false }
  const { photos: _, ...answers } = completeAnswers
  const { spn } = await newListing({ ...answers, ...compared, ownerId })
  await page.goto(`/dashboard/listings_tab/${spn}/insight`)
  const advice = page.getByRole('region', { name: texts.insight.couldHelp })
  await advice.getByRole('button', { name: texts.insight.lookAtPrice }).click()
  const dialog = page.getByRole('dialog', { name: texts.revision.changeTerms })
  await expect(dialog.getByLabel('Expected price')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(advice.getByRole('link', { name: texts.insight.shareIt })).toBeVisible()
  await advice.getByRole('button', { name: 'Name at least 3 amenities' }).click()
  await expect(page).toHaveURL(/\/list-property\/amenities\?id=SPN/)
  await expect(page.getByText(texts.revision.inWizard)).toBeVisible()

  // From now on it leads to the changes that were begun.
  const again = await page.request.get(`/dashboard/listings_tab/${spn}/insight`)
  expect(await again.text()).toMatch(/<a[^>]* href="\/list-property\/amenities\?id=SPN/)
})

test('only the owner has insight, a card to share and a board, and only of what is active', async ({
  page,
  member,
}) => {
  const ownerId = await userIdOf(member.phone)
  const [draft, foreign] = await onSiteDatabase(async (db) => [
    await createListing(db, { ownerId, status: 'draft' }),
    await createListing(db),
  ])
  for (const tab of ['insight', 'share', 'poster']) {
    const reply = await page.request.get(`/dashboard/listings_tab/${foreign!.spn}/${tab}`)
    expect(reply.status()).toBe(404)
  }
  for (const tab of ['share', 'poster']) {
    const reply = await page.request.get(`/dashboard/listings_tab/${draft!.spn}/${tab}`)
    expect(await reply.text()).toContain(`>${texts.share.onlyActive}</h`)
  }
  const insight = await page.request.get(`/dashboard/listings_tab/${draft!.spn}/insight`)
  expect(await insight.text()).toContain(`>${texts.insight.nothing}</h`)
})
