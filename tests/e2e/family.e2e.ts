import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { createListing, createUser, quietCity } from '#tests/factories.ts'
import { desktop, expect, phoneWidth, test } from '#tests/journey.ts'
import { headersOf, postCall, readPage } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.use({ width: phoneWidth })

test('a family decides together by a link, until it is ended', async ({
  page,
  member,
  newVisitor,
  allowErrors,
}) => {
  const userId = await userIdOf(member.phone)
  await saveHomes(userId)
  const { data } = await postCall('/api/user/family/share', {}, await headersOf(userId))
  const link: string = data.path

  const maa = await newVisitor()
  const opened = await maa.goto(link)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(maa.getByRole('heading', { level: 1 })).toHaveText('Ananya’s saved homes')
  const card = maa.getByRole('article').filter({ hasText: '₹ 60 Lakh' })
  await expect(card).toContainText('₹ 5 Lakh less')

  // Without a name, the heart leads to the form.
  await card.getByRole('button', { name: /^Like/ }).click()
  await expect(maa.getByLabel('Your name')).toBeFocused()
  await maa.keyboard.type('Maa')
  await maa.keyboard.press('Enter')
  await expect(maa.getByText('You are here as Maa')).toBeVisible()

  const heart = card.getByRole('button', { name: /^Like/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: /^Add a note/ }).click()
  const dialog = maa.getByRole('dialog')
  await dialog.getByLabel('Note', { exact: true }).fill('Close to the temple')
  await dialog.getByText(/^Sunday/).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('You Close to the temple')
  const plan = maa.getByRole('region', { name: 'Visits by day' })
  await expect(plan.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /destination=28\.\d+,77\.\d+$/,
  )
  await expect(plan).not.toContainText('1142')

  // As the member sees it, on a computer.
  await page.setViewportSize(desktop)
  await page.goto('/saved')
  const own = page.getByRole('article').filter({ hasText: '₹ 60 Lakh' })
  await expect(own).toContainText('Maa')
  await expect(own).toContainText('Close to the temple')
  await expect(page.getByRole('region', { name: 'Visits by day' })).toContainText('for Maa')

  await endLink(page)
  await expect(card).toContainText('You Close to the temple')
  allowErrors(/404 .*\/api\/family\/heart/)
  await heart.click()
  await expect(maa.getByText(texts.family.linkIsOver)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const over = await readPage(link)
  expect(over).toContain(texts.family.linkIsOver)
  expect(over).not.toContain('<article')
})

/** Ends the link and makes another one. */
async function endLink(page: Page) {
  await page.getByRole('button', { name: 'Family (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share with family' })
  await expect(dialog.getByRole('button', { name: 'Remove Maa' })).toBeVisible()
  await dialog.getByRole('button', { name: 'End the link' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: 'End the link' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByText(/\/family\?t=/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
}

/** Two homes, one of which has become cheaper since. */
function saveHomes(userId: string) {
  return onSiteDatabase(async (db) => {
    const { id: ownerId } = await createUser(db, { name: 'Vikram Sethi' })
    const homes = [6_000_000, 9_000_000].map((price) =>
      createListing(db, { ownerId, city: quietCity, price, houseNo: '1142' }),
    )
    const [cheaper, same] = await Promise.all(homes)
    await db
      .insertInto('savedListing')
      .values([
        { userId, listingId: cheaper!.id, price: 6_500_000 },
        { userId, listingId: same!.id, price: 9_000_000 },
      ])
      .execute()
  })
}
