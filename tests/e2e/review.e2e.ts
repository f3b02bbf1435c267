import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectStep, postStep, saveDraftUntil, saveStep } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'
import { userIdOf } from '#tests/user-id-of.ts'
import { wizardHead } from '#tests/wizard-forms.ts'

test('staff send a listing back with reasons, the owner corrects it at the fields, it goes public', async ({
  page,
  member: _,
  newVisitor,
}) => {
  const spn = await submitListing(page)

  const staff = await newStaff(await newVisitor(), 'Meera Nair')
  await staff.goto(`/admin/review/${spn}`)
  await expect(staff.getByRole('link', { name: spn })).toBeVisible()
  const second = await newStaff(await newVisitor(), 'Ravi Gill')
  const desk = await second.request.get(`/admin/review/${spn}`)
  expect((await desk.text()).replaceAll('<!-- -->', '')).toContain(
    'Meera Nair has been looking at this',
  )

  await staff.keyboard.press('ArrowRight')
  await staff.keyboard.press('x')
  await staff.getByRole('button', { name: /^Picture 2/ }).click()
  await staff.getByLabel('Reason for Picture 2').fill('Too dark')
  await staff.getByRole('button', { name: 'Done' }).click()
  await staff.getByLabel('Correct: Description').check()
  await staff.getByRole('button', { name: /^Description/ }).click()
  await staff.getByRole('button', { name: /take the phone number or link out/ }).click()
  await staff.getByRole('button', { name: 'Done' }).click()
  const message = staff.getByLabel('Message to the owner')
  await message.fill('Two things are missing.')
  await staff.reload()
  await expect(message).toHaveValue('Two things are missing.')
  await staff.getByLabel('Set status').selectOption('review_failed')
  await staff.getByRole('button', { name: 'Apply' }).click()
  await expect(staff.getByRole('status').getByText(texts.staff.updated)).toBeVisible()

  await untilShared(page, '/dashboard/listings_tab', 'Picture 2: Too dark')
  await page.goto(`/list-property/resale_details?id=${spn}`)
  const description = page.getByLabel('Description')
  await expect(description).toHaveAccessibleDescription(/take the phone number or link out/)
  await expect(page.getByRole('link', { name: 'Gallery to correct' })).toBeVisible()
  await description.fill('A quiet floor beside the park.')
  await expect(description).not.toHaveAccessibleDescription(/phone number/)
  await saveStep(page)
  await expectStep(page, 'location_details', 'rent')
  await expect(page.getByRole('link', { name: 'Rental Details to correct' })).toHaveCount(0)
  await page.goto(`/list-property/gallery?id=${spn}`)
  const dark = page.getByRole('listitem').filter({ hasText: 'Too dark' })
  await dark.getByRole('button', { name: /^Remove/ }).click()
  await expect(dark).toHaveCount(0)
  await saveStep(page)
  await expectStep(page, 'finish', 'rent')
  await submit(page, spn)

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

  await untilShared(await newVisitor(), `/property/?id=${spn}`, 'A quiet floor beside the park.')
})

test('staff block an account, which is logged out and hidden at once', async ({
  page,
  member,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(/status of 422/)
  const id = await userIdOf(member.phone)
  const staff = await newStaff(await newVisitor(), 'Meera Nair')
  await staff.goto(`/admin/people/${id}`)
  await staff.getByRole('button', { name: 'Block this account' }).click()
  await expect(staff.getByText(texts.validation.empty)).toBeVisible()
  await staff.getByLabel('Reason, which the person is told').fill('Asks for money in advance')
  await staff.getByRole('button', { name: 'Block this account' }).click()
  await expect(staff.getByText('Blocked since')).toBeVisible()

  expect((await page.request.get('/dashboard')).url()).toMatch(/\/login/)
  await staff.getByRole('button', { name: 'Unblock' }).click()
  await expect(staff.getByRole('button', { name: 'Block this account' })).toBeVisible()
})

/** A home for rent that waits for its review; the wizard has journeys of its own. */
async function submitListing(page: Page) {
  const spn = await saveDraftUntil(page, 'residential', 'rent', 'gallery')
  const photos = ['01', '02', '03', '04'].map((number) => `demo-balcony-${number}`)
  await onSiteDatabase((db) =>
    db.updateTable('listing').set({ photos }).where('spn', '=', spn).execute(),
  )
  return submit(page, spn)
}

function submit(page: Page, spn: string) {
  const head = wizardHead('residential', 'rent')
  return postStep(page, { ...head, upload_type: 'finish', spn_already: spn })
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
