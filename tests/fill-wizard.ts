import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type UploadType, wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import { type Category, type Deal, propertyTypeAliases } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import { newestCode } from '#tests/sign-up.ts'
import { wizardForms, wizardHead } from '#tests/wizard-forms.ts'

/** Opens the wizard and answers its first page. */
export async function startWizard(page: Page, category: Category, deal: Deal) {
  await page.goto('/list-property')
  const { city } = wizardHead(category, deal)
  await fillFields(page, { city, category, deal })
  await saveStep(page)
  await expectStep(page, 'prop_details', deal)
}

/** Opens a step of a new draft whose earlier steps are saved already. */
export async function openDraftAt(page: Page, category: Category, deal: Deal, step: UploadType) {
  const spn = await saveDraftUntil(page, category, deal, step)
  await page.goto(`/list-property/${step}?id=${spn}`)
  await expectStep(page, step, deal)
}

/** Saves the steps of a new draft that come before one, by the call that the wizard makes. */
export async function saveDraftUntil(
  page: Page,
  category: Category,
  deal: Deal,
  step: UploadType,
): Promise<string> {
  const steps = wizardStepsFor({ category, deal })
  const forms = wizardForms(category, deal)
  let spn = ''
  for (const earlier of steps.slice(0, steps.indexOf(step))) {
    if (earlier === 'gallery' || earlier === 'finish')
      throw new Error('Pictures are chosen by hand.')
    const answers = { ...wizardHead(category, deal), ...forms[earlier] }
    spn = await postStep(page, { ...answers, upload_type: earlier, spn_already: spn })
  }
  return spn
}

/** Posts a step of the wizard, and answers the number of its draft. */
export async function postStep(page: Page, form: Record<string, string>): Promise<string> {
  const headers = { 'x-api-key': 'basera-web' }
  const reply = await page.request.post('/api/prop/listing', { form, headers })
  const saved = await reply.json()
  expect(saved.result_code, `${form.upload_type}: ${JSON.stringify(saved)}`).toBe(1)
  return saved.spn_already
}

export async function fillStep(page: Page, category: Category, deal: Deal, step: UploadType) {
  if (step === 'gallery') return choosePhotos(page, 3)
  if (step === 'location_details') await enterCoordinates(page)
  if (step !== 'finish') await fillFields(page, wizardForms(category, deal)[step])
}

/** The boxes for a pin are there for whoever asks for them. */
export function enterCoordinates(page: Page) {
  return page.getByText(texts.wizard.enterCoordinates).click()
}

export function saveStep(page: Page) {
  return page.getByRole('button', { name: 'Save & Continue' }).click()
}

export function expectStep(page: Page, step: UploadType, deal: Deal) {
  const heading = page.getByRole('heading', { level: 1, name: wizardStepLabel(step, deal) })
  return expect(heading).toBeVisible()
}

/** Puts posted answers into the fields that post them. What the step does not ask is left out. */
export async function fillFields(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const fields = page.locator(`form [name="${name}"]`)
    if ((await fields.count()) > 0) await fillField(page, name, value)
  }
}

async function fillField(page: Page, name: string, value: string) {
  const fields = page.locator(`form [name="${name}"]`)
  const type = await fields.first().evaluate((field) => (field as HTMLInputElement).type)
  const option = (each: string) => page.locator(`form [name="${name}"][value="${each}"]`)
  const answer = { true: 'yes', false: 'no', ...propertyTypeAliases }[value] ?? value

  if (type === 'select-one') await fields.selectOption(value)
  else if (type === 'radio') await option(answer).check()
  else if (type === 'checkbox') for (const each of value.split(',')) await option(each).check()
  // Rupees are posted by a hidden field beside the one that people see.
  else if (type === 'hidden') await fields.locator('..').locator('input:visible').fill(value)
  else await fields.fill(value)
}

/** Chooses so many pictures and waits until they are uploaded. */
async function choosePhotos(page: Page, count: number) {
  const files = await Promise.all(Array.from({ length: count }, (_, at) => photoFile(`${at}.jpg`)))
  await page.getByLabel('Choose photos').setInputFiles(files)
  await expect(page.getByText(texts.wizard.photoDone, { exact: true })).toHaveCount(count)
}

export async function photoFile(name: string) {
  const background = { r: name.length * 9, g: name.charCodeAt(0), b: 120 }
  const picture = sharp({ create: { width: 96, height: 72, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** Logs in over the wizard's page, after the session has ended. */
export async function logInAgain(page: Page, phone: string) {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(dialog.getByText('Sent by SMS')).toBeVisible()
  await dialog.getByLabel('OTP').fill(await newestCode(page, phone))
}
