import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import * as messages from '#contract/messages.ts'
import { type Category, type Deal, propertyTypeAliases } from '#contract/options.ts'
import { type UploadType, wizardStepLabel, wizardStepsFor } from '#contract/wizard-steps.ts'
import { allowAnotherCode } from '#tests/allow-another-code.ts'
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

/** Answers the steps up to one of them, which is then open. */
export async function fillWizardTo(page: Page, category: Category, deal: Deal, last: UploadType) {
  await startWizard(page, category, deal)
  const steps = wizardStepsFor(category, deal)
  for (const [at, step] of steps.slice(0, steps.indexOf(last)).entries()) {
    await fillStep(page, category, deal, step)
    await saveStep(page)
    await expectStep(page, steps[at + 1] ?? 'finish', deal)
  }
}

export async function fillStep(page: Page, category: Category, deal: Deal, step: UploadType) {
  if (step === 'gallery') return choosePhotos(page, 3)
  if (step !== 'finish') await fillFields(page, wizardForms(category, deal)[step])
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
export async function choosePhotos(page: Page, count: number) {
  const files = await Promise.all(Array.from({ length: count }, (_, at) => photoFile(`${at}.jpg`)))
  await page.getByLabel('Choose photos').setInputFiles(files)
  await expect(page.getByText(messages.wizard.photoDone, { exact: true })).toHaveCount(count)
}

export async function photoFile(name: string) {
  const background = { r: name.length * 9, g: name.charCodeAt(0), b: 120 }
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

/** Logs in over the wizard's page, after the session has ended. */
export async function logInAgain(page: Page, phone: string) {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await allowAnotherCode(phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await expect(dialog.getByText('Sent by SMS')).toBeVisible()
  await dialog.getByLabel('OTP').fill(await newestCode(page, phone))
  await dialog.getByRole('button', { name: 'Login' }).click()
}
