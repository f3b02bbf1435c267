import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import {
  expectStep,
  fillStep,
  fillWizardTo,
  logInAgain,
  saveStep,
  startWizard,
} from '#tests/fill-wizard.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingsOf } from '#tests/listings-of.ts'

// Every page of a journey belongs to a member.
test.beforeEach(({ member: _ }) => undefined)

test('a first save whose answer is lost makes no second listing', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.clock.install()
  await page.setViewportSize({ width: phoneWidth, height: 640 })
  await startWizard(page, 'residential', 'rent')
  await fillStep(page, 'residential', 'rent', 'prop_details')
  await page.route(
    '/api/prop/listing',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await saveStep(page)
  await expect(page.getByRole('alert').getByText(messages.trouble.offline)).toBeInViewport()
  const header = page.getByRole('banner')
  await expect(header).toContainText(messages.wizard.notSaved.retry)
  await page.getByRole('button', { name: 'Try again' }).click()

  await expectStep(page, 'resale_details', 'rent')
  await expect(header).toContainText(/Saved just now · SPN\w+/)
  await page.clock.fastForward('02:00')
  await expect(header).toContainText('Saved 2 minutes ago')
  expect(await listingsOf(member.phone)).toHaveLength(1)
})

test('an owner whose session ends logs in over the form and goes on', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await fillWizardTo(page, 'residential', 'rent', 'amenities')
  await fillStep(page, 'residential', 'rent', 'amenities')
  await page.context().clearCookies()
  await saveStep(page)

  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByText(messages.wizard.signInAgain)).toBeVisible()
  await expectNoAxeViolations(page)
  await logInAgain(page, member.phone)
  await expect(dialog).toHaveCount(0)
  await expectStep(page, 'gallery', 'rent')
})

test('answers that another tab saved are not overwritten without a question', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await fillWizardTo(page, 'residential', 'rent', 'location_details')
  const [draft] = await listingsOf(member.phone)
  const details = `/list-property/prop_details?id=${draft?.spn}`
  await page.goto(details)
  const other = await page.context().newPage()
  await other.goto(details)
  await other.getByLabel('Build-up area').fill('2,200')
  await saveStep(other)
  await expectStep(other, 'resale_details', 'rent')

  await page.getByLabel('Build-up area').fill('1,111')
  await saveStep(page)
  const question = page.getByRole('alert').filter({ hasText: messages.wizard.changedElsewhere })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Show the saved ones' }).click()
  await expect(page.getByLabel('Build-up area')).toHaveValue('2200')
  await expect(question).toHaveCount(0)

  // Other steps of the same draft are nobody's conflict.
  await other.getByLabel('Description').fill('From the other tab')
  await saveStep(other)
  await expectStep(other, 'location_details', 'rent')
  await page.getByLabel('Build-up area').fill('1,900')
  await saveStep(page)
  await expectStep(page, 'resale_details', 'rent')
  await expect(page.getByLabel('Description')).toHaveValue('From the other tab')
})

test('an answer for another listing ends at the dashboard', async ({ page }) => {
  await fillWizardTo(page, 'residential', 'rent', 'amenities')
  await fillStep(page, 'residential', 'rent', 'amenities')
  await page.route('/api/prop/listing', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), spn_already: 'SPN0' } })
  })
  await saveStep(page)
  const alert = page.getByRole('alertdialog', { name: messages.wizard.somethingWrong })
  await alert.getByRole('button').click()
  await expect(page).toHaveURL(/\/dashboard/)
})
