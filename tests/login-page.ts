import { expect, type Page } from '@playwright/test'
import { createUser } from '#tests/factories.ts'
import { newPhone } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

/** What the browser logs when a login is refused. */
export const refusals = /status of (404|409|422|429|500)/

/** Asks for a code as somebody who has an account. */
export async function sendCode(page: Page, address = '/login') {
  const phone = await memberPhone()
  await page.goto(address)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await expect(page.getByRole('button', { name: /Resend OTP/ })).toBeVisible()
  return phone
}

/** A complete code submits itself. */
export function enter(page: Page, code: string) {
  return codeField(page).fill(code)
}

export async function answerConfirm(page: Page, text: string, answer = 'OK') {
  const alert = page.getByRole('alertdialog', { name: text })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: answer }).click()
}

export async function memberPhone() {
  const phone = newPhone()
  await onSiteDatabase((db) => createUser(db, { phone }))
  return phone
}

export function codeField(page: Page) {
  return page.getByLabel('OTP', { exact: true })
}
