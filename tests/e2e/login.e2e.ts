import type { Page } from '@playwright/test'
import * as messages from '#contract/messages.ts'
import { groupPhone } from '#contract/phones.ts'
import { allowAnotherCode } from '#tests/allow-another-code.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createUser } from '#tests/factories.ts'
import { expect, test, widths } from '#tests/journey.ts'
import { newestCode, newPhone } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

const refusals = /status of (404|409|422|429|500)/

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('a visitor signs up and comes back to the page he came from', async ({ page }) => {
      await page.goto('/signup?redirect_url=%2Fprofile%3Ffrom%3Dhere')
      const phone = newPhone()
      await page.getByLabel('Full Name').fill('Ananya Sharma')
      await page.getByLabel('Email id').fill('ananya@example.com')
      await page.getByLabel('Mobile number').fill(phone)
      await page.getByRole('button', { name: 'Get OTP' }).click()
      await expect(page.getByRole('button', { name: /Resend OTP 00:\d\d/ })).toBeVisible()
      await expect(codeField(page)).toBeFocused()
      await expect
        .poll(() => cookieNames(page))
        .toEqual(expect.arrayContaining(['phum', 'phone_no']))
      await expectNoAxeViolations(page)

      await page.keyboard.type(await newestCode(page, phone))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/profile?from=here')

      await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Sharma')
      await expect
        .poll(() => cookieNames(page))
        .toEqual(expect.arrayContaining(['jykw', 'user_id', 'session_id']))
    })

    test('a member logs in with a pasted code, and logs out', async ({ page }) => {
      const phone = await memberPhone()
      await page.goto('/login?redirect_url=%2Fprofile')
      const login = page.getByRole('button', { name: 'Login', exact: true })
      await page.getByLabel('Mobile number').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)
      await expect(login).toBeDisabled()
      await page.getByRole('button', { name: 'Get OTP' }).click()
      await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible()
      await codeField(page).fill(` ${await newestCode(page, phone)} `)
      await login.click()
      await expect(page).toHaveURL('/profile')

      await page.getByRole('main').getByRole('link', { name: 'Logout' }).click()
      await expect(page).toHaveURL('/')
      await expect.poll(() => cookieNames(page)).not.toContain('basera_session')
      await page.goto('/profile')
      await expect(page).toHaveURL('/login?redirect_url=%2Fprofile')
    })

    test('an unknown number is sent from login to sign-up, with what was typed', async ({
      page,
      allowErrors,
    }) => {
      const phone = newPhone()
      allowErrors(refusals)
      await page.goto('/login?redirect_url=%2Fprofile')
      await page.getByLabel('Mobile number').fill(phone)
      await page.keyboard.press('Enter')
      await answerAlert(page, messages.login.noAccount)
      await expect(page).toHaveURL('/signup?redirect_url=%2Fprofile')

      await expect(page.getByLabel('Full Name')).toBeFocused()
      await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
    })

    test('a sign-up goes on after a reload and after reading the Terms', async ({ page }) => {
      const phone = newPhone()
      await page.goto('/signup?redirect_url=%2Fprofile')
      await page.getByLabel('Full Name').fill('Ananya Sharma')
      await page.getByLabel('Email id').fill('ananya@example.com')
      await page.getByLabel('Mobile number').fill(phone)
      await page.reload()
      await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Sharma')
      await page.getByRole('button', { name: 'Get OTP' }).click()
      await expect(page.getByRole('button', { name: /Resend OTP 00:/ })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: /Resend OTP 00:/ })).toBeVisible()
      await expectFilled(page, phone)

      await page.getByRole('link', { name: 'Terms' }).click()
      await expect(page.getByRole('heading', { name: /^Terms/, level: 1 })).toBeVisible()
      await page.goBack()
      await expectFilled(page, phone)
      await expect(page.getByRole('button', { name: /Resend OTP/ })).toBeVisible()
      await expect(codeField(page)).toHaveValue('')
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
      const code = await newestCode(page, phone)
      expect(kept).toContain(phone)
      expect(kept).not.toContain(`"${code}"`)

      await codeField(page).fill(code)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page).toHaveURL('/profile')
      await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Sharma')
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone)
    })

    test('a known number is sent from sign-up to login', async ({ page, allowErrors }) => {
      const phone = await memberPhone()
      allowErrors(refusals)
      await page.goto('/signup')
      await page.getByLabel('Mobile number').fill(phone)
      await page.getByRole('button', { name: 'Get OTP' }).click()
      await answerAlert(page, messages.login.hasAccount)
      await expect(page).toHaveURL('/login')

      await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
      await expectNoAxeViolations(page)
    })

    test('who is signed in already is offered the way on', async ({ page, member }) => {
      await page.goto('/login?redirect_url=%2Fabout')
      const card = page.getByRole('link', { name: messages.login.alreadyLogin })
      await expect(card).toContainText(member.name)
      await expectNoAxeViolations(page)

      await card.click()
      await expect(page).toHaveURL('/about')
    })
  })

test.describe('a code', () => {
  test('that is wrong is refused under its field and can be corrected', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refusals)
    const phone = await sendCode(page)
    const code = await newestCode(page, phone)
    await enter(page, code === '0000' ? '1111' : '0000')
    await expect(page.getByText(messages.login.incorrectOtp)).toBeVisible()
    await expect(codeField(page)).toBeFocused()

    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('that has expired says so', async ({ page, allowErrors }) => {
    allowErrors(refusals)
    const phone = await sendCode(page)
    await onSiteDatabase((db) =>
      db
        .updateTable('loginCode')
        .set({ expiresAt: new Date(0) })
        .where('phone', '=', phone)
        .execute(),
    )
    await enter(page, await newestCode(page, phone))
    await expect(page.getByText(messages.login.expired)).toBeVisible()
  })

  test('can be asked for again after 30 seconds, and then the new one counts', async ({ page }) => {
    await page.clock.install()
    const phone = await sendCode(page)
    const resend = page.getByRole('button', { name: /Resend OTP/ })
    await expect(resend).toBeDisabled()
    await page.clock.fastForward(29_000)
    await expect(resend).toHaveText(/00:0[01]/)
    await page.clock.fastForward(2_000)
    await expect(resend).toBeEnabled()
    // The server has its own clock.
    await allowAnotherCode(phone)
    await resend.click()
    await expect(page.getByRole('button', { name: /Resend OTP 00:/ })).toBeVisible()

    await enter(page, await newestCode(page, phone))
    await expect(page).toHaveURL('/')
  })
})

test.describe('the form', () => {
  test('says what is wrong with a number and a code', async ({ page, allowErrors }) => {
    allowErrors(refusals)
    await page.goto('/login')
    const phone = page.getByLabel('Mobile number')
    await phone.fill('98765')
    await expect(page.getByText(messages.validation.mobile)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Get OTP' })).toBeDisabled()
    await codeField(page).fill('12')
    await expect(page.getByText(messages.login.incorrectOtp)).toBeVisible()
    await expectNoAxeViolations(page)

    await phone.fill('5876543210987')
    await expect(phone).toHaveValue('5876543210')
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByText(messages.validation.mobile)).toBeVisible()
  })

  test('asks a sign-up for name and e-mail, and sends all the same', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refusals)
    await page.goto('/signup')
    const phone = newPhone()
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByText(messages.login.fullName)).toBeVisible()
    await expect(page.getByText(messages.login.email)).toBeVisible()
    await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible()

    await codeField(page).fill(await newestCode(page, phone))
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByText(messages.login.fullName)).toBeVisible()
  })

  for (const [code, message, where] of [
    [429, messages.login.tooSoon(12), 'under the field'],
    [500, messages.login.senderFailed, 'as an alert'],
  ] as const)
    test(`shows what a refusal with ${code} says`, async ({ page, allowErrors }) => {
      allowErrors(refusals)
      await page.goto('/login')
      await page.route('**/api/otp/s', (route) =>
        route.fulfill({ status: code, json: { result_code: code, data: { message } } }),
      )
      const phone = page.getByLabel('Mobile number')
      await phone.fill('9876543210')
      await page.getByRole('button', { name: 'Get OTP' }).click()

      if (where === 'as an alert') await answerAlert(page, message)
      else await expect(phone).toHaveAccessibleDescription(message)
      await expect(page.getByRole('button', { name: 'Get OTP' })).toBeEnabled()
    })

  test('tells that the network failed and keeps what was typed', async ({ page, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/signup')
    await page.getByLabel('Full Name').fill('Ananya')
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByText(messages.trouble.offline)).toBeVisible()

    await expect(page.getByLabel('Full Name')).toHaveValue('Ananya')
    await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210')
  })

  test('keeps what was typed before its scripts arrived', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/signup', { waitUntil: 'commit' })
    await page.getByLabel('Full Name').fill('Early Bird')
    await page.getByLabel('Mobile number').fill('9876543210')
    release()

    const getOtp = page.getByRole('button', { name: 'Get OTP' })
    await expect(getOtp).toBeEnabled()
    await expect(page.getByLabel('Full Name')).toHaveValue('Early Bird')
  })

  test('keeps the number and the way back when the screen is switched', async ({ page }) => {
    await page.goto('/login?redirect_url=%2Fabout')
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.getByRole('link', { name: 'Create an Account!' }).click()
    await expect(page).toHaveURL('/signup?redirect_url=%2Fabout')
    await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210')

    await page.getByRole('link', { name: 'Already have an Account!' }).click()
    await expect(page).toHaveURL('/login?redirect_url=%2Fabout')
  })
})

for (const value of [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/profile',
  '%2f%2fevil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
])
  test(`a login does not lead to ${JSON.stringify(value)}`, async ({ page, site }) => {
    const phone = await sendCode(page, `/login?redirect_url=${encodeURIComponent(value)}`)
    await enter(page, await newestCode(page, phone))
    await expect(page).not.toHaveURL(/\/login/)

    expect(page.url()).toBe(`${site.url}/`)
  })

/** Asks for a code as somebody who has an account. */
async function sendCode(page: Page, address = '/login') {
  const phone = await memberPhone()
  await page.goto(address)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await expect(page.getByRole('button', { name: /Resend OTP/ })).toBeVisible()
  return phone
}

async function expectFilled(page: Page, phone: string) {
  await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Sharma')
  await expect(page.getByLabel('Email id')).toHaveValue('ananya@example.com')
  await expect(page.getByLabel('Mobile number')).toHaveValue(groupPhone(phone))
}

async function enter(page: Page, code: string) {
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function answerAlert(page: Page, text: string) {
  const alert = page.getByRole('alertdialog', { name: text })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'OK' }).click()
}

async function memberPhone() {
  const phone = newPhone()
  await onSiteDatabase((db) => createUser(db, { phone }))
  return phone
}

function codeField(page: Page) {
  return page.getByLabel('OTP', { exact: true })
}

async function cookieNames(page: Page) {
  return (await page.context().cookies()).map(({ name }) => name)
}
