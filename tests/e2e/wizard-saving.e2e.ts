import type { Page } from '@playwright/test'
import { draftLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import {
  expectStep,
  fillStep,
  logInAgain,
  openDraftAt,
  saveStep,
  startWizard,
} from '#tests/fill-wizard.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingsOf } from '#tests/listings-of.ts'
import { signIn } from '#tests/sign-in.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

// Every page of a journey belongs to a member.
test.beforeEach(({ member: _ }) => undefined)

test('a first save whose answer is lost makes no second listing; the draft is resumed by its number, and typed answers survive reload, Back and Forward', async ({
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
  await expect(page.getByRole('alert').getByText(texts.trouble.offline)).toBeInViewport()
  const header = page.getByRole('banner')
  await expect(header).toContainText(texts.wizard.notSaved.retry)
  await page.getByRole('button', { name: 'Try again' }).click()

  await expectStep(page, 'resale_details', 'rent')
  await expect(header).toContainText(/Saved just now · SPN\w+/)
  await page.clock.fastForward('02:00')
  await expect(header).toContainText('Saved 2 minutes ago')

  const description = page.getByLabel('Description')
  await description.fill('Typed, but not saved')
  await page.reload()
  await expect(description).toHaveValue('Typed, but not saved')
  await page.goBack()
  await expectStep(page, 'prop_details', 'rent')
  await expect(page.getByRole('textbox', { name: 'Build-up area' })).toHaveValue('1800')
  await page.goForward()
  await expectStep(page, 'resale_details', 'rent')
  await expect(description).toHaveValue('Typed, but not saved')

  const [draft] = await listingsOf(member.phone)
  await page.goto(`/list-property/?id=${draft?.spn}`)
  await expectStep(page, 'prop_details', 'rent')
  await expect(page.getByRole('radio', { name: '3 BHK', exact: true })).toBeChecked()
  expect(await listingsOf(member.phone)).toHaveLength(1)
})

test('an owner whose session ends logs in over the form and goes on; an answer for another listing ends at the dashboard', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await openDraftAt(page, 'residential', 'rent', 'amenities')
  await fillStep(page, 'residential', 'rent', 'amenities')
  await page.context().clearCookies()
  await saveStep(page)

  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByText(texts.wizard.signInAgain)).toBeVisible()
  await expectNoAxeViolations(dialog)
  await logInAgain(page, member.phone)
  await expect(dialog).toHaveCount(0)
  await expectStep(page, 'gallery', 'rent')

  await page.getByRole('button', { name: 'Back' }).click()
  await expectStep(page, 'amenities', 'rent')
  await page.route('/api/prop/listing', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), spn_already: 'SPN0' } })
  })
  await saveStep(page)
  const alert = page.getByRole('alertdialog', { name: texts.wizard.somethingWrong })
  await alert.getByRole('button').click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('answers that another tab saved are not overwritten without a question', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await openDraftAt(page, 'residential', 'rent', 'location_details')
  const [draft] = await listingsOf(member.phone)
  const details = `/list-property/prop_details?id=${draft?.spn}`
  await page.goto(details)
  const other = await page.context().newPage()
  await other.goto(details)
  await other.getByRole('textbox', { name: 'Build-up area' }).fill('2,200')
  await saveStep(other)
  await expectStep(other, 'resale_details', 'rent')

  await page.getByRole('textbox', { name: 'Build-up area' }).fill('1,111')
  await saveStep(page)
  const question = page.getByRole('alert').filter({ hasText: texts.wizard.changedElsewhere })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await question.getByRole('button', { name: 'Show the saved ones' }).click()
  await expect(page.getByRole('textbox', { name: 'Build-up area' })).toHaveValue('2200')
  await expect(question).toHaveCount(0)

  // Other steps of the same draft are nobody's conflict.
  await other.getByLabel('Description').fill('From the other tab')
  await saveStep(other)
  await expectStep(other, 'location_details', 'rent')
  await page.getByRole('textbox', { name: 'Build-up area' }).fill('1,900')
  await saveStep(page)
  await expectStep(page, 'resale_details', 'rent')
  await expect(page.getByLabel('Description')).toHaveValue('From the other tab')
})

test('what is typed is on another device before it is saved, and leaving warns only when it is not', async ({
  page,
  member,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await openDraftAt(page, 'residential', 'rent', 'resale_details')
  await page.getByLabel('Description').fill('Half a')
  await page.getByLabel('Available from').fill('99/99')
  await leave(page)

  const [draft] = await listingsOf(member.phone)
  const step = `/list-property/resale_details?id=${draft?.spn}`
  const laptop = await newVisitor()
  await signIn(laptop, member.phone)
  await laptop.goto(step)
  await expect(laptop.getByLabel('Description')).toHaveValue('Half a')
  await expect(laptop.getByLabel('Available from')).toHaveValue('99/99')

  await laptop.route('/api/prop/unsaved/keep', (route) => route.abort())
  await laptop.getByLabel('Description').fill('Half a sentence')
  await laptop.getByRole('link', { name: 'Continue later' }).click()
  const warning = laptop.getByRole('alertdialog', { name: texts.wizard.leaveUnkept.title })
  await warning.getByRole('button', { name: texts.wizard.leaveUnkept.cancel }).click()
  await expectStep(laptop, 'resale_details', 'rent')
  await laptop.unroute('/api/prop/unsaved/keep')
  await leave(laptop)
  await page.goto(step)
  await expect(page.getByLabel('Description')).toHaveValue('Half a sentence')

  // Both go on from the same words: whoever is later is asked.
  await laptop.goto(step)
  await laptop.getByLabel('Description').fill('From the laptop')
  await leave(laptop)
  allowErrors(/status of 409/)
  await page.getByLabel('Description').fill('From the phone')
  const question = page.getByRole('alert').filter({ hasText: texts.wizard.changedElsewhere })
  await question.getByRole('button', { name: 'Show the saved ones' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('From the laptop')
})

test('on a phone the steps can be jumped between, and the preview leads back to each', async ({
  page,
}) => {
  await page.setViewportSize({ width: phoneWidth, height: 640 })
  await openDraftAt(page, 'residential', 'rent', 'location_details')
  await page.getByRole('button', { name: 'All steps' }).click()
  await expectNoAxeViolations(page.getByRole('navigation', { name: 'Steps' }))
  await page.getByRole('link', { name: /^Property Details/ }).click()
  await expectStep(page, 'prop_details', 'rent')
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeHidden()

  await page.getByRole('button', { name: 'All steps' }).click()
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await page.getByRole('link', { name: 'Back to Finish' }).click()
  await expectStep(page, 'finish', 'rent')
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await page.getByRole('link', { name: 'Edit Rental Details' }).first().click()
  await expectStep(page, 'resale_details', 'rent')

  const rent = page.getByLabel('Expected rent')
  await rent.fill('97')
  await page.getByRole('textbox', { name: 'Deposit' }).fill('97')
  await saveStep(page)
  const right = page.getByRole('button', { name: texts.wizard.unlikely.confirm })
  await expect(right).toBeFocused()
  await right.click()
  await expectStep(page, 'location_details', 'rent')
})

/** What is typed is sent first. */
async function leave(page: Page) {
  await page.getByRole('link', { name: 'Continue later' }).click()
  await expect(page.getByRole('heading', { name: /^Namaste/ })).toBeVisible()
}

test('what is typed before anything is saved waits on the dashboard, and an owner with too many open drafts is told before and after typing what to do', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of 409/)
  await onSiteDatabase(async (db) => {
    const { id: ownerId } = await db
      .selectFrom('appUser')
      .select('id')
      .where('phone', '=', member.phone)
      .executeTakeFirstOrThrow()
    const kind = { category: 'residential', deal: 'rent', ownerId } as const
    const drafts = Array.from({ length: draftLimits.open }, () => ({ ...kind, spn: newSpn() }))
    await db.insertInto('listing').values(drafts).execute()
  })
  await startWizard(page, 'residential', 'rent')
  const area = page.getByRole('textbox', { name: 'Build-up area' })
  await area.fill('1,2')
  await leave(page)
  await page.getByRole('link', { name: /^Continue Residential property for rent/ }).click()
  await expectStep(page, 'prop_details', 'rent')
  await expect(area).toHaveValue('1,2')
  await fillStep(page, 'residential', 'rent', 'prop_details')
  await saveStep(page)

  const advice = texts.wizard.draftsFull(draftLimits.open)
  await expect(page.getByRole('alert')).toContainText(advice)
  await expect(area).not.toHaveValue('')
  await page.goto('/list-property')
  await expect(page.getByText(advice)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my drafts' })).toHaveAttribute(
    'href',
    '/dashboard/listings_tab?status=draft',
  )
})
