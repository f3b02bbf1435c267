import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test } from '#tests/journey.ts'
import { answerConfirm, codeField, memberPhone, refusals } from '#tests/login-page.ts'
import { newestCode, newPhone } from '#tests/sign-up.ts'

test('the form says what is wrong with a number and a code, what a refusal says, leads a number to where it belongs and keeps what was typed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusals, /ERR_FAILED/)
  await page.goto('/login?redirect_url=%2Fabout')
  const phone = page.getByLabel('Mobile number')
  const getOtp = page.getByRole('button', { name: 'Get OTP' })

  await test.step('a login', async () => {
    await phone.fill('98765')
    await expect(page.getByText(texts.validation.mobile)).toBeVisible()
    await expect(getOtp).toBeDisabled()

    await phone.fill('5876543210987')
    await expect(phone).toHaveValue('5876543210')
    await getOtp.click()
    await expect(page.getByText(texts.validation.mobile)).toBeVisible()

    await phone.fill('९८७६५ ४३२१०')
    await expect(phone).toHaveValue('9876543210')
    await refuseCodes(page, 429, texts.login.tooSoon(12))
    await getOtp.click()
    await expect(phone).toHaveAccessibleDescription(texts.login.tooSoon(12))
    await refuseCodes(page, 500, texts.login.senderFailed)
    await getOtp.click()
    await answerConfirm(page, texts.login.senderFailed)
    await expect(getOtp).toBeEnabled()
    await page.unroute(codeCalls)
  })

  const stranger = newPhone()
  await test.step('a number without an account', async () => {
    await phone.fill(stranger)
    await page.keyboard.press('Enter')
    await answerConfirm(page, texts.login.noAccount, texts.login.changeNumber)
    await expect(phone).toBeFocused()
    await page.keyboard.press('Enter')
    await answerConfirm(page, texts.login.noAccount, 'Sign up')
    await expect(page).toHaveURL('/signup?redirect_url=%2Fabout')
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(phone).toHaveValue(stranger)
  })

  await test.step('a sign-up', async () => {
    await page.getByLabel('Full Name').fill('Ananya')
    await page.route(codeCalls, (route) => route.abort(), { times: 1 })
    await getOtp.click()
    await expect(page.getByText(texts.trouble.offline)).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ananya')
    await expect(phone).toHaveValue(stranger)

    await page.getByLabel('Full Name').fill('')
    await getOtp.click()
    await expect(page.getByText(texts.login.fullName)).toBeVisible()
    await expect(page.getByText(texts.login.email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible()

    await codeField(page).fill(await newestCode(page, stranger))
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByText(texts.login.fullName)).toBeVisible()
    await codeField(page).fill('12')
    await expect(page.getByText(texts.login.incorrectOtp)).toBeVisible()
    await expectNoAxeViolations(page.getByRole('main'))
  })

  await test.step('a number with an account', async () => {
    const known = await memberPhone()
    await phone.fill(known)
    await getOtp.click()
    await answerConfirm(page, texts.login.hasAccount, 'Login')
    await expect(page).toHaveURL('/login?redirect_url=%2Fabout')
    await expect(phone).toHaveValue(known)
    await page.getByRole('link', { name: 'Create an Account!' }).click()
    await expect(page).toHaveURL('/signup?redirect_url=%2Fabout')
    await expect(phone).toHaveValue(known)
    const login = page.getByRole('link', { name: 'Already have an Account!' })
    await expect(login).toHaveAttribute('href', '/login?redirect_url=%2Fabout')
  })
})

const codeCalls = '**/api/otp/s'

function refuseCodes(page: Page, code: number, message: string) {
  return page.route(codeCalls, (route) =>
    route.fulfill({ status: code, json: { result_code: code, data: { message } } }),
  )
}
