import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { joinListings } from '#domain/home-groups/join-listings.ts'
import { asViewer, createUser, quietCity } from '#tests/factories.ts'
import { desktop, expect, phoneWidth, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { newListing } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'

test.use({ width: phoneWidth })

test('a home that two people offer is one card, until staff hear that it is not one home', async ({
  page,
  newVisitor,
}) => {
  const { dear, search } = await listTwice()
  const card = page.getByRole('article').filter({ hasText: '2 ways to rent it' })
  await page.goto(search)
  await expect(card).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card.getByText('25,000')).toBeVisible()

  await card.getByRole('heading').getByRole('link').click()
  const ways = page.getByRole('region', { name: '2 ways to rent it' })
  await expect(ways.getByRole('listitem')).toHaveCount(2)
  await expect(ways.getByText('Shown here')).toBeVisible()
  // The rest on a computer.
  await page.setViewportSize(desktop)
  await expect(ways.getByText('Shown here')).toBeVisible()
  await ways.getByRole('link', { name: 'See this one' }).click()
  await expect(page).toHaveURL(new RegExp(dear))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await complain(page)
  await separate(await newVisitor(), dear)
  await untilShared(page, search, '2 ways to rent it', false)
  const results = await (await page.request.get(search)).text()
  expect(results.match(/<article/g)).toHaveLength(2)
})

async function complain(page: Page) {
  await page.getByRole('button', { name: 'Not the same home?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await expect(dialog.getByRole('radio', { name: /^It is not the same home/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
}

/** Staff read the complaint on their desk, and correct it on the page of the listing, twice. */
async function separate(visitor: Page, spn: string) {
  const page = await newStaff(visitor, 'Meera Nair')
  // The desk is for computers.
  await page.setViewportSize(desktop)
  await page.goto(`/admin/review/${spn}`)
  await expect(page.getByText('Reported: It is not the same home')).toBeVisible()
  await expect(page.getByText('Same home as', { exact: true })).toBeVisible()

  await page.goto(`/property/?id=${spn}`)
  const box = page.getByRole('region', { name: 'Same home, for the team' })
  const separate = box.getByRole('button', { name: 'This is another home' })
  const alone = box.getByText('This property is shown with no other one.')
  const other = (await box.getByRole('listitem').getByRole('link').textContent()) ?? ''
  await separate.click()
  await expect(alone).toBeVisible()

  await box.getByLabel('Property ID of the same home').fill(other)
  await box.getByRole('button', { name: 'Join' }).click()
  await expect(box.getByRole('link', { name: other })).toBeVisible()
  await separate.click()
  await expect(alone).toBeVisible()
}

/**
 * A home that two people offer, in a place of its own. How such homes are found is proved by
 * domain/home-groups/group-listing.test.ts and tests/homes/.
 */
async function listTwice() {
  // Digits would be read as prices or floors.
  const place = `Vihar ${randomUUID().replaceAll(/[^a-f]/g, '')}`
  const at = { lat: 28.6 + Math.random() / 3, lng: 76.1, floor: '4' }
  const home = { city: quietCity, deal: 'rent', locality: place, address: place, ...at } as const
  const cheap = await newListing({ ...home, price: 25_000 })
  const dear = await newListing({ ...home, price: 27_000 })
  await onSiteDatabase(async (db) => {
    const staff = asViewer(await createUser(db, { role: 'staff' }))
    await joinListings(db, staff, cheap.spn, dear.spn)
  })
  const search = `/search/rent?city=${quietCity}&cityIs=chosen&q=${encodeURIComponent(place)}`
  return { dear: dear.spn, search }
}
