import type { Locator, Page } from '@playwright/test'
import { amenities, homeFeatures, otherFeatures, tenants } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { NewListing } from '#db/schema.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing, quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

const numbers = ['01', '02', '03', '04', '05']
const photos = ['balcony', 'bath'].flatMap((room) => numbers.map((no) => `demo-${room}-${no}`))
const sentence = 'A flat above the park, with two balconies, morning sun and a kitchen of its own. '

/** All that an owner can answer, at its longest. */
const everything = {
  ...completeAnswers,
  deal: 'rent',
  status: 'under_review',
  city: quietCity,
  price: 25_000,
  priceNegotiable: true,
  deposit: 50_000,
  depositNegotiable: true,
  maintenance: 'maintance_extra',
  maintenanceAmount: 4_500,
  parkingAmount: 1_500,
  powerBackupAmount: 800,
  bhk: '3mbhk',
  bedrooms: 5,
  bathrooms: 3,
  balconies: 2,
  houseNo: 'Tower C, Flat 1204',
  address: 'Palm Grove Residency, Block C, beside the old water tank, Sector 45, Gurugram',
  description: `${sentence.repeat(20)}Call 98111 40275 for more.`,
  otherFeatures: otherFeatures.values,
  homeFeatures: homeFeatures.values,
  amenities: amenities.values,
  tenants: tenants.values,
  waterStorage: true,
  photos,
} satisfies Partial<NewListing>

test('all that a decision needs is on one screen, also of changes to a long listing', async ({
  page,
}) => {
  await newStaff(page, 'Meera Nair')
  const { shown, revision } = await onSiteDatabase(async (db) => {
    const shown = await createListing(db, {
      ...everything,
      status: 'active',
      photos: photos.slice(0, 6),
      description: sentence.repeat(20),
    })
    const { ownerId, id: revises } = shown
    return { shown, revision: await waiting(db, { ownerId, revises }) }
  })

  await page.goto(`/admin/review/${revision.spn}`)
  await expect(page.getByRole('link', { name: revision.spn })).toBeVisible()
  await expectOneScreen(page)
  const changes = page.getByRole('region', { name: 'Changes to a listing on show' })
  await expect(changes).toBeInViewport({ ratio: 1 })
  await expect(changes.locator('ins').first()).toHaveText('Call 98111 40275 for more.')
  await page.keyboard.press('a')
  const decided = page.getByRole('status').filter({ hasText: shown.spn })
  await expect(decided).toContainText(`the changes to ${shown.spn} are now Active`)
})

test('ticks write the message and keep what was typed; a key never means another listing', async ({
  page,
}) => {
  await newStaff(page, 'Meera Nair')
  const [first] = await onSiteDatabase(async (db) => [await waiting(db), await waiting(db)])
  await page.goto(`/admin/review/${first.spn}`)
  await expectOneScreen(page)
  const message = page.getByLabel('Message to the owner')

  await page.getByLabel('Correct: Price').check()
  await page.getByLabel(/^Correct: The text seems to contain a phone number/).check()
  await expect(page.getByLabel('Correct: Description')).toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Correct: Picture 1', { exact: true })).toBeChecked()
  await expect(message).toHaveValue(
    /^Price: Please check.+Description: Please take.+Picture 1: Please replace/,
  )
  await expect(page.getByLabel('Set status')).toHaveValue('review_failed')
  await message.fill(`Namaste! ${await message.inputValue()} Thank you.`)
  await page.getByRole('button', { name: 'Untick Price' }).click()
  await expect(message).toHaveValue(/^Namaste! Description: .+ Thank you\.$/)
  await expectNoAxeViolations(page.getByRole('main'))

  await page.getByRole('button', { name: 'Approve' }).click()
  const last = page.getByRole('status').filter({ hasText: first.spn })
  await expect(last).toContainText('is now Active')
  await expect(page.getByText('1 decided today')).toBeVisible()
  const next = (await page.getByRole('main').getByRole('link').first().textContent()) ?? ''
  const held = Promise.withResolvers<void>()
  await page.route('**/api/review/undo', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.keyboard.press('z')
  await page.keyboard.press('a')
  held.resolve()
  await expect(page.getByRole('link', { name: first.spn })).toBeVisible()
  await expect(message).toHaveValue(/Thank you/)
  expect(await undoableAbout([first.spn, next])).toBe(0)
})

function waiting(db: Db, differences: Partial<NewListing> = {}) {
  return createListing(db, { ...everything, submittedAt: new Date(), ...differences })
}

async function expectOneScreen(page: Page) {
  const parts = ['Pictures', 'Facts', 'Description', 'Place', 'Signals', 'Owner', 'Decision']
  for (const name of parts) {
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  const pictures = page.getByRole('button', { name: /^Show picture/ })
  await expect(pictures).toHaveCount(10)
  for (const shown of await pictures.all()) await expect(shown).toBeInViewport({ ratio: 1 })
  const [html, facts] = [page.locator('html'), page.getByRole('region', { name: 'Facts' })]
  expect(await isScrolled(html)).toBe(false)
  expect(await isScrolled(facts.getByRole('list'))).toBe(false)
}

function isScrolled(part: Locator) {
  return part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
}

/** How many approvals of these can still be undone. */
async function undoableAbout(spns: string[]) {
  const { count } = await onSiteDatabase((db) =>
    db
      .selectFrom('listingReview')
      .innerJoin('listing', 'listing.id', 'listingReview.listingId')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('spn', 'in', spns)
      .where('settledAt', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  return count
}
