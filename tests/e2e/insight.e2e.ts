import * as texts from '#contract/texts.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newListing } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test('an owner sees who looked at a listing, shares it and prints a board', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const photos = ['demo-balcony-01']
  const home = { ownerId, photos, deal: 'rent' as const, price: 18_500, locality: 'Sector 45' }
  const { spn } = await onSiteDatabase((db) => createListing(db, home))
  const visitor = await newVisitor()
  // One browser: two at one address may count as one (domain/insight/visitor-key.ts).
  const browser = 'Mozilla/5.0 Chrome/130.0 Mobile'
  for (const agent of [browser, browser, 'WhatsApp/2.24']) {
    await visitor.request.get(`/property/?id=${spn}`, { headers: { 'user-agent': agent } })
  }

  const row = page.getByRole('article', { name: new RegExp(spn) })
  await untilShared(page, '/dashboard/listings_tab', '1 view ·')
  await page.goto('/dashboard/listings_tab')
  await expect(row).toContainText('1 view · 0 contacts')
  await row.getByRole('link', { name: /1 view/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Sector 45')
  await expect(page.getByRole('region', { name: 'Views' })).toContainText('1 view')
  await page.getByText('Day by day').click()
  await expect(page.getByRole('row')).toHaveCount(31)

  await page.getByRole('link', { name: 'My Listings' }).filter({ visible: true }).last().click()
  await row.locator('summary').click()
  await row.getByRole('link', { name: 'Share or print' }).click()
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${spn}$`),
  )
  const picture = page.getByRole('link', { name: 'Download the picture' })
  const card = await page.request.get((await picture.getAttribute('href'))!)
  expect(card.headers()['content-type']).toBe('image/jpeg')

  await page.getByRole('link', { name: 'Open the poster' }).click()
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
