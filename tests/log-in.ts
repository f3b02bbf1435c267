import { expect, type Page } from '@playwright/test'
import { newestCode } from '#tests/sign-up.ts'

/** Logs in on the login page that is open, as a person does; the complete code submits itself. */
export async function logIn(page: Page, phone: string) {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible()
  await page.getByLabel('OTP', { exact: true }).fill(await newestCode(page, phone))
}
