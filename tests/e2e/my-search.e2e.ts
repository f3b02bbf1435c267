import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { createLead, createListing, createUser, createVisit, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a seeker answers a visit, notes something and finds it again, sorts and clears the list, one tap from anywhere', async ({
    page,
    member,
  }) => {
    const seekerId = await userIdOf(member.phone)
    const phone = await prepareVisit(seekerId)
    await saveHomes(seekerId)
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'Your places' })
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Saved', 'Visits', 'Me'])
    await bar.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Ananya')

    await page.getByRole('button', { name: /^Accept/ }).click()
    const next = page.getByRole('region', { name: /^Tomorrow/ })
    await expect(next).toContainText('1142, Lane 4')
    await expect(next.getByRole('link', { name: 'Call Vikram Sethi' })).toHaveAttribute(
      'href',
      `tel:+91${phone}`,
    )
    await expect(next.getByRole('link', { name: 'Directions' })).toBeVisible()
    const later = page.getByRole('region', { name: 'Visits after that' })
    await expect(later).toContainText('7, Lane 9')
    await expect(later.getByRole('link', { name: /^Directions/ })).toBeVisible()
    await expect(later.getByRole('link', { name: 'Contact Vikram Sethi' })).toBeVisible()

    const owners = page.getByRole('region', { name: texts.mySearch.contacted })
    const addNote = owners.getByRole('button', { name: /^Add a note/ })
    await addNote.click()
    await page.getByLabel('Note', { exact: true }).fill('Call after 7')
    await page.keyboard.press('Escape')
    await addNote.click()
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Call after 7')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(owners.getByRole('button', { name: /Call after 7/ })).toBeVisible()

    await test.step('the saved homes are sorted, and one is removed', async () => {
      await page.getByLabel('Sort').selectOption('Price, low first')
      await expect(page).toHaveURL('/my-search?sort=cheap')
      const prices = page.getByRole('article').locator('strong')
      await expect(prices).toHaveText(['₹ 60 Lakh', '₹ 90 Lakh', ''])
      await page.getByRole('button', { name: /^Remove/ }).click()
      await expect(prices).toHaveText(['₹ 60 Lakh', '₹ 90 Lakh'])
    })

    await bar.getByRole('link', { name: 'Visits' }).click()
    await expect(page.getByRole('heading', { name: 'Visits I asked for' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Directions/ })).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'At my properties' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/my-search')
  })
})

test('a visitor is asked to log in, and who has nothing yet is welcomed', async ({
  page,
  site,
}) => {
  const html = await (await fetch(`${site.url}/my-search`)).text()
  expect(html.split('<main')[0]).toMatch(/<a [^>]*href="\/my-search"[^>]*>My search</)
  expect(html).toContain(texts.mySearch.loginToSee)
  const main = html.slice(html.indexOf('<main'))
  expect(main).toMatch(/<a [^>]*href="\/signup\?redirect_url=%2Fmy-search[^>]*>(<[^>]*>)*Sign Up/)

  await signUp(page)
  expect(await (await page.request.get('/my-search')).text()).toContain(texts.mySearch.welcome)
})

/** A home whose owner was contacted and proposes a time, and an agreed visit to another; answers the owner's number. */
async function prepareVisit(seekerId: string) {
  const tomorrow = addDays(indiaDay(new Date()), 1)
  return onSiteDatabase(async (db) => {
    const { id: ownerId, phone } = await createUser(db, { name: 'Vikram Sethi' })
    const home = { ownerId, city: quietCity, houseNo: '1142', address: 'Lane 4' } as const
    const { id: listingId } = await createListing(db, home)
    await createLead(db, { listingId, ownerId, seekerId })
    await createVisit(db, {
      listingId,
      seekerId,
      preferredDay: addDays(tomorrow, 1),
      preferredTime: 'morning',
      proposedDay: tomorrow,
      proposedTime: 'evening',
      status: 'proposed',
    })
    const other = await createListing(db, { ...home, houseNo: '7', address: 'Lane 9' })
    const preferredDay = addDays(tomorrow, 3)
    const preferredTime = 'morning'
    await createVisit(db, {
      listingId: other.id,
      seekerId,
      preferredDay,
      preferredTime,
      status: 'accepted',
    })
    return phone
  })
}

/** Two homes that can be had, and one that is gone. */
async function saveHomes(userId: string) {
  await onSiteDatabase(async (db) => {
    const cheap = await createListing(db, { city: quietCity, price: 6_000_000 })
    const dear = await createListing(db, { city: quietCity, price: 9_000_000 })
    const gone = await createListing(db, { city: quietCity, status: 'delete' })
    const entries = [cheap, dear, gone].map(({ id: listingId }) => ({ userId, listingId }))
    await db.insertInto('savedListing').values(entries).execute()
  })
}
