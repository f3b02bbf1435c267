import type { Page } from '@playwright/test'
import { wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expectStep, fillStep, saveDraftUntil, saveStep, startWizard } from '#tests/fill-wizard.ts'
import { expect, phone, test } from '#tests/journey.ts'
import { listingsOf } from '#tests/listings-of.ts'
import { expectNoSidewaysScroll } from '#tests/no-sideways-scroll.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

// Every page of a journey belongs to a member.
test.beforeEach(({ member: _ }) => undefined)

// That every other kind can be saved too is proved by server/api/listing.test.ts, where wrong and
// foreign numbers lead by app/routes/seller/wizard-addresses.test.ts.
test('an owner lists a home for rent on a phone, from empty to under review, is helped by its fields, and needs no map', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.route(/\/assets\/pin-map-view-.*\.js/, (route) => route.abort())
  await page.setViewportSize(phone)
  await startWizard(page, 'residential', 'rent')
  const steps = wizardStepsFor({ category: 'residential', deal: 'rent' })
  for (const [at, step] of steps.entries()) {
    await expectStep(page, step, 'rent')
    await expectNoSidewaysScroll(page)
    if (step === 'finish') break
    if (step === 'resale_details') await expectHelpfulFields(page)
    await fillStep(page, 'residential', 'rent', step)
    // The crawl sees all of the first step, wizard-location.e2e.ts the map; what stands beside the
    // form grows until the pictures.
    const main = page.getByRole('main')
    if (!['prop_details', 'location_details'].includes(step))
      await expectNoAxeViolations(step === 'gallery' ? main : main.locator('form'))
    await saveStep(page)
    await expectStep(page, steps[at + 1] ?? 'finish', 'rent')
  }
  await page.getByRole('button', { name: 'Finish' }).click()

  const alert = page.getByRole('alertdialog', { name: texts.wizard.uploaded })
  await expect(alert).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  await alert.getByRole('button').click()
  expect(await listingsOf(member.phone)).toMatchObject([
    { category: 'residential', deal: 'rent', status: 'under_review' },
  ])
  expect(await notificationsOf(member.phone)).toBe(1)
})

test('what is missing is said after the first try, beside each field; a plot is asked for its area only, in the unit of its owner, which comes back', async ({
  page,
  member,
}) => {
  await startWizard(page, 'residential', 'resale')
  const empty = page.getByText(texts.validation.empty)
  await page.getByRole('textbox', { name: 'Build-up area' }).fill('1')
  await page.getByRole('textbox', { name: 'Build-up area' }).fill('')
  await page.getByLabel('Facing').focus()
  await expect(empty).toHaveCount(0)

  await saveStep(page)
  await expect(empty).toHaveCount(9)
  const plot = page.getByRole('radio', { name: 'Plot', exact: true })
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expectNoAxeViolations(page.getByRole('main').locator('form'))
  await page.getByRole('radio', { name: 'Self owned' }).check()
  await expect(empty).toHaveCount(8)

  const steps = page.getByRole('navigation', { name: 'Steps' })
  await expect(steps).toContainText('Amenities')
  await plot.check()
  await expect(steps).not.toContainText('Amenities')
  await expect(page.getByLabel('Build-up area')).toHaveCount(0)

  const [area, unit] = [
    page.getByRole('textbox', { name: 'Plot area' }),
    page.getByRole('combobox', { name: 'Unit of Plot area' }),
  ]
  await expect(unit).toHaveValue('sq_yd')
  await area.fill('83.65')
  // A unit that is named after the figure is the unit of the figure; another choice converts it.
  await unit.selectOption('sq_m')
  await expect(area).toHaveValue('83.65')
  await expect(area).toHaveAccessibleDescription('= 900 sq ft')
  await unit.selectOption('sq_ft')
  await expect(area).toHaveValue('900')
  await unit.selectOption('sq_yd')
  await expect(area).toHaveValue('100')

  await page.getByLabel('Facing').selectOption('east')
  await saveStep(page)
  await expectStep(page, 'resale_details', 'resale')
  await page.goBack()
  await expect(area).toHaveValue('100')
  await expect(unit).toHaveValue('sq_yd')
  expect(await listingsOf(member.phone)).toMatchObject([{ plotArea: 900, builtUpArea: 900 }])
})

test('a saved draft becomes another kind from its first step, keeps what fits and asks for the rest', async ({
  page,
  member,
}) => {
  const spn = await saveDraftUntil(page, 'residential', 'rent', 'location_details')
  await page.goto(`/list-property/resale_details?id=${spn}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expectStep(page, 'prop_details', 'rent')
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Basics' }).click()
  await expect(page.getByRole('heading', { name: 'Basic Details' })).toBeVisible()
  await page.getByRole('radio', { name: /^Resale/ }).check()
  await expect(page.getByText(texts.wizard.otherKind)).toBeVisible()
  await saveStep(page)

  await expectStep(page, 'prop_details', 'resale')
  await expect(page.getByRole('textbox', { name: 'Build-up area' })).toHaveValue('1800')
  await expect(page.getByRole('radio', { name: '3 BHK', exact: true })).toBeChecked()
  expect(await listingsOf(member.phone)).toMatchObject([{ deal: 'rent' }])
  await saveStep(page)
  await expect(page.getByText(texts.validation.empty)).toHaveCount(2)
  await fillStep(page, 'residential', 'resale', 'prop_details')
  await saveStep(page)

  await expectStep(page, 'resale_details', 'resale')
  await expect(page.getByLabel('Expected price')).toHaveValue('')
  await expect(page.getByLabel('Description')).toHaveValue('A quiet floor near the park.')
  await expect(page.getByRole('radio', { name: /^Semi Furnished/ })).toBeChecked()
  expect(await listingsOf(member.phone)).toMatchObject([{ deal: 'resale' }])
})

/** Any One hides the other tenants; amounts are grouped once they are left, and replaced when typed over. */
async function expectHelpfulFields(page: Page) {
  const tenants = page.getByRole('group', { name: 'Preferred tenants' })
  await tenants.getByLabel('Family').check()
  await tenants.getByLabel('Any One').check()
  await expect(tenants.getByRole('checkbox')).toHaveCount(1)
  await tenants.getByLabel('Any One').uncheck()
  await expect(tenants.getByRole('checkbox')).toHaveCount(5)

  const rent = page.getByLabel('Expected rent')
  await rent.fill('1850000')
  await expect(rent).toHaveValue('1850000')
  await page.getByLabel('Available from').fill('01/01/2020')
  await expect(rent).toHaveValue('18,50,000')
  await rent.fill('25000')
  await expect(rent).toHaveValue('25000')
  await saveStep(page)
  await expect(page.getByText(texts.validation.pastDate)).toBeVisible()
}

function notificationsOf(phone: string) {
  return onSiteDatabase(async (db) => {
    const notifications = await db
      .selectFrom('notification')
      .innerJoin('appUser', 'appUser.id', 'notification.userId')
      .select('notification.id')
      .where('phone', '=', phone)
      .execute()
    return notifications.length
  })
}
