import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { joinListings } from '#domain/home-groups/join-listings.ts'
import { asViewer, createUser, quietCity } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { headersOf, readPage, untilVisitorsRead } from '#tests/plain-requests.ts'
import { newListing } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.use({ width: phoneWidth })

test('a home that two people offer is one card, until staff hear that it is not one home', async ({
  page,
}) => {
  const { cheap, dear, search } = await listTwice()
  const results = await readPage(search)
  expect(results.match(/<article/g)).toHaveLength(1)
  expect(results).toContain('2 ways to rent it')
  expect(results).toContain('25,000')

  await page.goto(`/property/?id=${dear}`)
  const ways = page.getByRole('region', { name: '2 ways to rent it' })
  await expect(ways.getByRole('listitem')).toHaveCount(2)
  await expect(ways.getByText('Shown here')).toBeVisible()
  await expect(ways.getByRole('link', { name: 'See this one' })).toHaveAttribute(
    'href',
    new RegExp(cheap),
  )
  await complain(page)

  await newStaff(page, 'Meera Nair')
  await separate(page, dear)
  await untilVisitorsRead(search, '2 ways to rent it', false)
  expect((await readPage(search)).match(/<article/g)).toHaveLength(2)
})

async function complain(page: Page) {
  await page.getByRole('button', { name: 'Not the same home?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await expect(dialog.getByRole('radio', { name: /^It is not the same home/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
}

/** Staff read the complaint on their desk, and correct it on the page of the listing, twice. */
async function separate(page: Page, spn: string) {
  const colleague = await onSiteDatabase((db) => createUser(db, { role: 'staff' }))
  const desk = await readPage(`/admin/review/${spn}`, await headersOf(colleague.id))
  expect(desk).toContain('Reported: It is not the same home')
  expect(desk).toContain('Same home as')

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
  return { cheap: cheap.spn, dear: dear.spn, search }
}
