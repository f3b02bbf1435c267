import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createUser } from '#tests/factories.ts'
import { test } from '#tests/journey.ts'
import { newestCode, signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

const refusals = [/status of (404|409|422|429|500)/]

describe.each([390, 1280])('at %i px', (width) => {
  test('a visitor signs up and comes back to the page he came from', async ({ openPage }) => {
    const { page } = await openPage('/signup?redirect_url=%2Fprofile%3Ffrom%3Dhere', { width })
    const phone = newPhone()
    await page.getByLabel('Full Name').fill('Ananya Sharma')
    await page.getByLabel('Email id').fill('ananya@example.com')
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByRole('button', { name: /Resend OTP 00:\d\d/ }).waitFor()
    await expect.poll(() => focusedField(page)).toBe('u_otp')
    await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['phum', 'phone_no']))
    await expectNoAxeViolations(page)

    await page.keyboard.type(await newestCode(page, phone))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/profile?from=here')

    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ananya Sharma')
    await expect
      .poll(() => cookieNames(page))
      .toEqual(expect.arrayContaining(['jykw', 'user_id', 'session_id']))
  })

  test('a member logs in with a pasted code, and logs out', async ({ openPage }) => {
    const phone = await memberPhone()
    const { page } = await openPage('/login?redirect_url=%2Fprofile', { width })
    const login = page.getByRole('button', { name: 'Login', exact: true })
    await page.getByLabel('Mobile number').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)
    await expect.poll(() => login.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByRole('button', { name: /Resend/ }).waitFor()
    await page.getByLabel('OTP', { exact: true }).fill(` ${await newestCode(page, phone)} `)
    await login.click()
    await page.waitForURL('**/profile')

    await page.getByRole('main').getByRole('link', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => cookieNames(page)).not.toContain('basera_session')
    await page.goto('/profile')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/login?redirect_url=%2Fprofile',
    )
  })

  test('an unknown number is sent from login to sign-up, with what was typed', async ({
    openPage,
  }) => {
    const phone = newPhone()
    const { page } = await openPage('/login?redirect_url=%2Fprofile', { width, expected: refusals })
    await page.getByLabel('Mobile number').fill(phone)
    await page.keyboard.press('Enter')
    await answerAlert(page, messages.login.noAccount)
    await page.waitForURL('**/signup?redirect_url=%2Fprofile')

    await expect.poll(() => focusedField(page), { timeout: 10_000 }).toBe('full_name')
    await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe(phone)
  })

  test('a known number is sent from sign-up to login', async ({ openPage }) => {
    const phone = await memberPhone()
    const { page } = await openPage('/signup', { width, expected: refusals })
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await answerAlert(page, messages.login.hasAccount)
    await page.waitForURL('**/login')

    await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe(phone)
    await expectNoAxeViolations(page)
  })

  test('who is signed in already is offered the way on', async ({ openPage }) => {
    const { page } = await openPage('/login', { width })
    await signUp(page, { name: 'Ananya Sharma' })
    await page.goto('/login?redirect_url=%2Fabout')
    const card = page.getByRole('link', { name: messages.login.alreadyLogin })
    await expect.poll(() => card.textContent()).toContain('Ananya Sharma')
    await expectNoAxeViolations(page)

    await card.click()
    await page.waitForURL('**/about')
  })
})

describe('a code', () => {
  test('that is wrong is refused under its field and can be corrected', async ({ openPage }) => {
    const { page, phone } = await withCodeSent(openPage)
    const code = await newestCode(page, phone)
    await enter(page, code === '0000' ? '1111' : '0000')
    await page.getByText(messages.login.incorrectOtp).waitFor()
    await expect.poll(() => focusedField(page)).toBe('u_otp')

    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('that has expired says so', async ({ openPage }) => {
    const { page, phone } = await withCodeSent(openPage)
    await onSiteDatabase((db) =>
      db
        .updateTable('loginCode')
        .set({ expiresAt: new Date(0) })
        .where('phone', '=', phone)
        .execute(),
    )
    await enter(page, await newestCode(page, phone))
    await page.getByText(messages.login.expired).waitFor()
  })

  test('can be asked for again after 30 seconds, and then the new one counts', async ({
    openPage,
  }) => {
    const { page, phone } = await withCodeSent(openPage, { clock: true })
    const resend = page.getByRole('button', { name: /Resend OTP/ })
    await expect.poll(() => resend.isDisabled()).toBe(true)
    await page.clock.fastForward(29_000)
    await expect.poll(() => resend.textContent()).toMatch(/00:0[01]/)
    await page.clock.fastForward(2_000)
    await expect.poll(() => resend.isEnabled(), { timeout: 10_000 }).toBe(true)
    // The server has its own clock and lets the next one out a second later.
    await new Promise((later) => setTimeout(later, 1_100))
    await resend.click()
    await page.getByRole('button', { name: /Resend OTP 00:/ }).waitFor()

    await enter(page, await newestCode(page, phone))
    await page.waitForURL((url) => url.pathname === '/')
  })
})

describe('the form', () => {
  test('says what is wrong with a number and a code', async ({ openPage }) => {
    const { page } = await openPage('/login', { expected: refusals })
    const phone = page.getByLabel('Mobile number')
    await phone.fill('98765')
    await page.getByText(messages.validation.mobile).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Get OTP' }).isDisabled()).toBe(true)
    await page.getByLabel('OTP', { exact: true }).fill('12')
    await page.getByText(messages.login.incorrectOtp).waitFor()
    await expectNoAxeViolations(page)

    await phone.fill('5876543210987')
    await expect.poll(() => phone.inputValue()).toBe('5876543210')
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByText(messages.validation.mobile).waitFor()
  })

  test('asks a sign-up for name and e-mail, and sends all the same', async ({ openPage }) => {
    const { page } = await openPage('/signup', { expected: refusals })
    const phone = newPhone()
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByText(messages.login.fullName).waitFor()
    await page.getByText(messages.login.email).waitFor()
    await page.getByRole('button', { name: /Resend/ }).waitFor()

    await page.getByLabel('OTP', { exact: true }).fill(await newestCode(page, phone))
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.poll(() => focusedField(page)).toBe('full_name')
    await expect.poll(() => page.getByText(messages.login.fullName).isVisible()).toBe(true)
  })

  test.for([
    [429, messages.login.tooSoon(12), 'under the field'],
    [500, messages.login.senderFailed, 'as an alert'],
  ] as const)('shows what a refusal with %i says', async ([code, message, where], { openPage }) => {
    const { page } = await openPage('/login', { expected: refusals })
    await page.route('**/api/otp/s', (route) =>
      route.fulfill({ status: code, json: { result_code: code, data: { message } } }),
    )
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.getByRole('button', { name: 'Get OTP' }).click()

    if (where === 'as an alert') await answerAlert(page, message)
    else await page.locator('.field-error', { hasText: message }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Get OTP' }).isEnabled()).toBe(true)
  })

  test('tells that the network failed and keeps what was typed', async ({ openPage }) => {
    const { page } = await openPage('/signup', { expected: [/ERR_INTERNET_DISCONNECTED/] })
    await page.getByLabel('Full Name').fill('Ananya')
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByText(messages.trouble.offline).waitFor()

    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ananya')
    await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe('9876543210')
  })

  test('keeps what was typed before its scripts arrived', async ({ openPage }) => {
    const { page } = await openPage('/about')
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/signup', { waitUntil: 'commit' })
    await page.getByLabel('Full Name').fill('Early Bird')
    await page.getByLabel('Mobile number').fill('9876543210')
    release()

    const getOtp = page.getByRole('button', { name: 'Get OTP' })
    await expect.poll(() => getOtp.isEnabled(), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Early Bird')
  })

  test('keeps the number and the way back when the screen is switched', async ({ openPage }) => {
    const { page } = await openPage('/login?redirect_url=%2Fabout')
    await page.getByLabel('Mobile number').fill('9876543210')
    await page.getByRole('link', { name: 'Create an Account!' }).click()
    await page.waitForURL('**/signup?redirect_url=%2Fabout')
    await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe('9876543210')

    await page.getByRole('link', { name: 'Already have an Account!' }).click()
    await page.waitForURL('**/login?redirect_url=%2Fabout')
  })
})

test.for([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://evil.example/profile',
  '%2f%2fevil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
])('a login does not lead to %j', async (value, { openPage, site }) => {
  const { page, phone } = await withCodeSent(openPage, {
    address: `/login?redirect_url=${encodeURIComponent(value)}`,
  })
  await enter(page, await newestCode(page, phone))
  await page.waitForURL((url) => url.pathname !== '/login')

  expect(page.url()).toBe(`${site.url}/`)
})

type OpenPage = (
  address: string,
  options?: { width?: number; expected?: RegExp[] },
) => Promise<{ page: Page }>

async function withCodeSent(openPage: OpenPage, { address = '/login', clock = false } = {}) {
  const phone = await memberPhone()
  const { page } = await openPage(clock ? '/about' : address, { expected: refusals })
  if (clock) {
    await page.clock.install()
    await page.goto(address)
  }
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await page.getByRole('button', { name: /Resend OTP/ }).waitFor()
  return { page, phone }
}

async function enter(page: Page, code: string) {
  await page.getByLabel('OTP', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function answerAlert(page: Page, text: string) {
  const alert = page.getByRole('alertdialog', { name: text })
  await alert.waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
}

function newPhone() {
  return `7${randomInt(1e9).toString().padStart(9, '0')}`
}

async function memberPhone() {
  const phone = newPhone()
  await onSiteDatabase((db) => createUser(db, { phone }))
  return phone
}

function focusedField(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}

async function cookieNames(page: Page) {
  return (await page.context().cookies()).map(({ name }) => name)
}
