import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test } from '#tests/journey.ts'
import { answerConfirm, codeField, refusals } from '#tests/login-page.ts'
import { newestCode, newPhone } from '#tests/sign-up.ts'

test.describe('the form', () => {
  test('says what is wrong with a number and a code, what a refusal says, and keeps the number for a sign-up', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refusals)
    await page.goto('/login?redirect_url=%2Fabout')
    const phone = page.getByLabel('Mobile number')
    await phone.fill('98765')
    await expect(page.getByText(texts.validation.mobile)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Get OTP' })).toBeDisabled()
    await codeField(page).fill('12')
    await expect(page.getByText(texts.login.incorrectOtp)).toBeVisible()
    await expectNoAxeViolations(page.getByRole('main'))

    await phone.fill('5876543210987')
    await expect(phone).toHaveValue('5876543210')
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByText(texts.validation.mobile)).toBeVisible()

    await phone.fill('९८७६५ ४३२१०')
    await expect(phone).toHaveValue('9876543210')
    const getOtp = page.getByRole('button', { name: 'Get OTP' })
    await refuseCodes(page, 429, texts.login.tooSoon(12))
    await getOtp.click()
    await expect(phone).toHaveAccessibleDescription(texts.login.tooSoon(12))
    await refuseCodes(page, 500, texts.login.senderFailed)
    await getOtp.click()
    await answerConfirm(page, texts.login.senderFailed)
    await expect(getOtp).toBeEnabled()

    await page.getByRole('link', { name: 'Create an Account!' }).click()
    await expect(page).toHaveURL('/signup?redirect_url=%2Fabout')
    await expect(phone).toHaveValue('9876543210')
    await page.getByRole('link', { name: 'Already have an Account!' }).click()
    await expect(page).toHaveURL('/login?redirect_url=%2Fabout')
  })

  test('tells that the network failed and keeps what was typed, asks a sign-up for name and e-mail, and sends all the same', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refusals, /ERR_FAILED/)
    await page.goto('/signup')
    const phone = newPhone()
    await page.getByLabel('Full Name').fill('Ananya')
    await page.getByLabel('Mobile number').fill(phone)
    await page.route('**/api/otp/s', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByText(texts.trouble.offline)).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ananya')
    await expect(page.getByLabel('Mobile number')).toHaveValue(phone)

    await page.getByLabel('Full Name').fill('')
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByText(texts.login.fullName)).toBeVisible()
    await expect(page.getByText(texts.login.email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible()

    await codeField(page).fill(await newestCode(page, phone))
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByText(texts.login.fullName)).toBeVisible()
  })
})

function refuseCodes(page: Page, code: number, message: string) {
  return page.route('**/api/otp/s', (route) =>
    route.fulfill({ status: code, json: { result_code: code, data: { message } } }),
  )
}
