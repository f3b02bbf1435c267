import type { Page } from '@playwright/test'
import { draftLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'
import { newSpn } from '#domain/listings/new-spn.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import {
  expectStep,
  fillFields,
  fillStep,
  logInAgain,
  openDraftAt,
  postStep,
  saveDraftUntil,
  saveStep,
  startWizard,
} from '#tests/fill-wizard.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingsOf } from '#tests/listings-of.ts'
import { signIn } from '#tests/sign-in.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

// Every page of a journey belongs to a member.
test.beforeEach(({ member: _ }) => undefined)

test('a first save whose answer is lost makes no second listing, and typed answers survive reload, Back and Forward', async ({
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
  expect(await listingsOf(member.phone)).toHaveLength(1)
})

test('answers that were saved elsewhere are not overwritten without a question; an owner whose session ends logs in over the form and goes on; an answer for another listing ends at the dashboard', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/status of (401|409)/)
  const spn = await saveDraftUntil(page, 'residential', 'rent', 'location_details')
  await page.goto(`/list-property/prop_details?id=${spn}`)

  await test.step('saved elsewhere', async () => {
    await saveElsewhere(page, spn, 'prop_details', { build_up_area: '2,200' })
    await page.getByRole('textbox', { name: 'Build-up area' }).fill('1,111')
    await saveStep(page)
    const question = page.getByRole('alert').filter({ hasText: texts.wizard.changedElsewhere })
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await question.getByRole('button', { name: 'Show the saved ones' }).click()
    await expect(page.getByRole('textbox', { name: 'Build-up area' })).toHaveValue('2200')
    await expect(question).toHaveCount(0)

    // Other steps of the same draft are nobody's conflict.
    await saveElsewhere(page, spn, 'resale_details', { description: 'From elsewhere' })
    await page.getByRole('textbox', { name: 'Build-up area' }).fill('1,900')
    await saveStep(page)
    await expectStep(page, 'resale_details', 'rent')
    await expect(page.getByLabel('Description')).toHaveValue('From elsewhere')
  })

  await test.step('a session that ended', async () => {
    await page.getByLabel('Description').fill('Typed before the login')
    await page.context().clearCookies()
    await saveStep(page)
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await expect(dialog.getByText(texts.wizard.signInAgain)).toBeVisible()
    await expectNoAxeViolations(dialog)
    await logInAgain(page, member.phone)
    await expect(dialog).toHaveCount(0)
    await expectStep(page, 'location_details', 'rent')
  })

  await test.step('an answer for another listing', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await expectStep(page, 'resale_details', 'rent')
    await expect(page.getByLabel('Description')).toHaveValue('Typed before the login')
    await page.route('/api/prop/listing', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), spn_already: 'SPN0' } })
    })
    await saveStep(page)
    const alert = page.getByRole('alertdialog', { name: texts.wizard.somethingWrong })
    await alert.getByRole('button').click()
    await expect(page).toHaveURL(/\/dashboard/)
  })
})

// That nobody's words are overwritten is proved by server/api/unsaved-steps.test.ts.
test('what is typed is on another device before it is saved, and leaving warns only when it is not', async ({
  page,
  member,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await openDraftAt(page, 'residential', 'rent', 'resale_details')
  await page.route('/api/prop/unsaved/keep', (route) => route.abort())
  await page.getByLabel('Description').fill('Half a')
  await page.getByLabel('Available from').fill('99/99')
  await page.getByRole('link', { name: 'Continue later' }).click()
  const warning = page.getByRole('alertdialog', { name: texts.wizard.leaveUnkept.title })
  await warning.getByRole('button', { name: texts.wizard.leaveUnkept.cancel }).click()
  await expectStep(page, 'resale_details', 'rent')
  await page.unroute('/api/prop/unsaved/keep')
  await page.getByLabel('Description').fill('Half a sentence')
  await expect.poll(() => keptWords(member.phone)).toContain('Half a sentence')

  const laptop = await newVisitor()
  await signIn(laptop, member.phone)
  await laptop.goto(page.url())
  await expect(laptop.getByLabel('Description')).toHaveValue('Half a sentence')
  await expect(laptop.getByLabel('Available from')).toHaveValue('99/99')

  // Both go on from the same words: whoever is later is asked.
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
  await expect(page.getByRole('link', { name: 'Back to Finish' })).toHaveAttribute(
    'href',
    /\/list-property\/finish\?id=SPN/,
  )
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

async function keptWords(phone: string) {
  const ownerId = await userIdOf(phone)
  const steps = await onSiteDatabase((db) =>
    db.selectFrom('unsavedStep').select('input').where('ownerId', '=', ownerId).execute(),
  )
  return JSON.stringify(steps)
}

/** As another tab or device does. */
function saveElsewhere(
  page: Page,
  spn: string,
  step: 'prop_details' | 'resale_details',
  answers: Record<string, string>,
) {
  const head = { ...wizardHead('residential', 'rent'), upload_type: step, spn_already: spn }
  return postStep(page, { ...head, ...wizardForms('residential', 'rent')[step], ...answers })
}

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
    const ownerId = await userIdOf(member.phone)
    const kind = { category: 'residential', deal: 'rent', ownerId } as const
    const drafts = Array.from({ length: draftLimits.open }, () => ({ ...kind, spn: newSpn() }))
    await db.insertInto('listing').values(drafts).execute()
  })
  const advice = texts.wizard.draftsFull(draftLimits.open)
  await page.goto('/list-property')
  await expect(page.getByText(advice)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my drafts' })).toHaveAttribute(
    'href',
    '/dashboard/listings_tab?status=draft',
  )
  await fillFields(page, { city: 'gurugram', category: 'residential', deal: 'rent' })
  await saveStep(page)
  await expectStep(page, 'prop_details', 'rent')
  const area = page.getByRole('textbox', { name: 'Build-up area' })
  await area.fill('1,2')
  await leave(page)
  await page.getByRole('link', { name: /^Continue Residential property for rent/ }).click()
  await expectStep(page, 'prop_details', 'rent')
  await expect(area).toHaveValue('1,2')
  await fillStep(page, 'residential', 'rent', 'prop_details')
  await saveStep(page)

  await expect(page.getByRole('alert')).toContainText(advice)
  await expect(area).not.toHaveValue('')
})
