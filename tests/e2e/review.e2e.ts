import type { Page } from '@playwright/test'
import { addDays, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import type { NewListing } from '#db/schema.ts'
import { completeAnswers } from '#tests/complete-answers.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { expectStep, postStep, saveStep } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { headersOf, readPage, untilVisitorsRead } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'
import { wizardHead } from '#tests/wizard-forms.ts'

test('staff send a listing back with reasons, the owner corrects it at the fields, it goes public', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { spn } = await onSiteDatabase((db) => createListing(db, { ...waiting, ownerId }))

  const staff = await newStaff(await newVisitor(), 'Meera Nair')
  await staff.goto(`/admin/review/${spn}`)
  await expect(staff.getByRole('link', { name: spn })).toBeVisible()
  const second = await onSiteDatabase((db) => createUser(db, { role: 'staff' }))
  const desk = await readPage(`/admin/review/${spn}`, await headersOf(second.id))
  expect(desk).toContain('Meera Nair has been looking at this')

  await staff.keyboard.press('ArrowRight')
  await staff.keyboard.press('x')
  await staff.getByRole('button', { name: /^Picture 2/ }).click()
  await staff.getByLabel('Reason for Picture 2').fill('Too dark')
  await staff.getByRole('button', { name: 'Done' }).click()
  await staff.getByLabel('Correct: Description').check()
  await staff.getByRole('button', { name: /^Description/ }).click()
  await staff.getByRole('button', { name: /take the phone number or link out/ }).click()
  await staff.getByRole('button', { name: 'Done' }).click()
  await staff.getByLabel('Message to the owner').fill('Two things are missing.')
  await staff.getByLabel('Set status').selectOption('review_failed')
  await staff.getByRole('button', { name: 'Apply' }).click()
  await expect(staff.getByRole('status').getByText(texts.staff.updated)).toBeVisible()

  const ofOwner = await headersOf(ownerId)
  expect(await readPage('/dashboard/listings_tab', ofOwner)).toContain('Picture 2: Too dark')
  expect(await readPage(`/list-property/gallery?id=${spn}`, ofOwner)).toContain('Too dark')
  await page.goto(`/list-property/resale_details?id=${spn}`)
  const description = page.getByLabel('Description')
  await expect(description).toHaveAccessibleDescription(/take the phone number or link out/)
  await expect(page.getByRole('link', { name: 'Gallery to correct' })).toBeVisible()
  await description.fill('A quiet floor beside the park.')
  await expect(description).not.toHaveAccessibleDescription(/phone number/)
  await saveStep(page)
  await expectStep(page, 'location_details', 'rent')
  await expect(page.getByRole('link', { name: 'Rental Details to correct' })).toHaveCount(0)
  await submitWithoutPicture(page, spn)

  await staff.goto(`/admin/review/${spn}`)
  const changes = staff.getByRole('region', { name: /^Changed since/ })
  await expect(changes.locator('ins')).toHaveText('beside')
  await expect(changes.getByText('Pictures removed')).toBeVisible()
  await staff.keyboard.press('a')
  const decided = staff.getByRole('status').filter({ hasText: spn })
  await expect(decided).toContainText(`${texts.staff.updated}: ${spn} is now Active.`)
  const shownAfterUndo = listingShownWhenLineGoes(staff)
  await staff.keyboard.press('u')
  await expect(decided).toHaveCount(0)
  expect(await shownAfterUndo).toBe(spn)
  await staff.keyboard.press('a')
  await expect(decided).toBeVisible()

  await untilVisitorsRead(`/property/?id=${spn}`, 'A quiet floor beside the park.')
})

test('staff block an account, which is logged out and hidden at once', async ({
  page,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const { id } = await onSiteDatabase((db) => createUser(db))
  const ofMember = await headersOf(id)
  await newStaff(page, 'Meera Nair')
  await page.goto(`/admin/people/${id}`)
  await page.getByRole('button', { name: 'Block this account' }).click()
  await expect(page.getByText(texts.validation.empty)).toBeVisible()
  await page.getByLabel('Reason, which the person is told').fill('Asks for money in advance')
  await page.getByRole('button', { name: 'Block this account' }).click()
  await expect(page.getByText('Blocked since')).toBeVisible()

  const dashboard = await fetch(`${site.url}/dashboard`, { headers: ofMember })
  expect(dashboard.url).toMatch(/\/login/)
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: 'Block this account' })).toBeVisible()
})

const photos = ['01', '02', '03', '04'].map((number) => `demo-balcony-${number}`)

/** A home for rent that waits for its review; the wizard has journeys of its own. */
const waiting = {
  ...completeAnswers,
  deal: 'rent',
  bhk: '3bhk',
  builtUpArea: 1_800,
  price: 48_500,
  deposit: 97_000,
  maintenance: 'maintance_included',
  tenants: ['family', 'company'],
  availableFrom: addDays(indiaDay(new Date()), 30),
  status: 'under_review',
  submittedAt: new Date(),
  description: 'A quiet floor near the park.',
  photos,
} satisfies Partial<NewListing>

/** The gallery and its pictures have journeys of their own. */
async function submitWithoutPicture(page: Page, spn: string) {
  const left = photos.filter((photo) => photo !== photos[1])
  await onSiteDatabase((db) =>
    db.updateTable('listing').set({ photos: left }).where('spn', '=', spn).execute(),
  )
  const head = wizardHead('residential', 'rent')
  await postStep(page, { ...head, upload_type: 'finish', spn_already: spn })
}

/** The listing on screen at the moment when the line about the last decision goes. */
function listingShownWhenLineGoes(page: Page) {
  return page.evaluate(() => {
    const gone = Promise.withResolvers<string | undefined>()
    const observer = new MutationObserver(() => {
      if (document.querySelector('main [role=status]')?.textContent) return
      gone.resolve(document.querySelector('main header a')?.textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return gone.promise
  })
}
