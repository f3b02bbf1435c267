import type { Page } from '@playwright/test'
import { groupPhone } from '#contract/format/phones.ts'
import * as texts from '#contract/texts.ts'
import { expectSignedIn, expectSignedOut } from '#tests/expect-signed-in.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { codeField, memberPhone } from '#tests/login-page.ts'
import { newestCode, newPhone } from '#tests/sign-up.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a member logs in with a pasted code and logs out, and Back shows the page to a visitor', async ({
    page,
  }) => {
    const phone = await memberPhone()
    await page.goto('/login?redirect_url=%2Fprofile')
    const login = page.getByRole('button', { name: 'Login', exact: true })
    await page.getByLabel('Mobile number').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`)
    await expect(login).toBeDisabled()
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByRole('button', { name: /Resend/ })).toBeVisible()
    await expect(page.getByText(texts.login.reasonsByPath['/profile'])).toBeVisible()
    await codeField(page).fill(` ${await newestCode(page, phone)} `)
    await expect(page).toHaveURL('/profile')

    await page.goto('/about')
    await expectSignedIn(page)
    await page.goto('/logout', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
    await expect.poll(() => cookieNames(page)).not.toContain('basera_session')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expectSignedOut(page)
    await page.goBack()
    await expect(page).toHaveURL('/login?redirect_url=%2Fprofile')
  })

  test('a sign-up goes on after a reload and after reading the Terms, leads back to where it began, and leaves the history', async ({
    page,
  }) => {
    const phone = newPhone()
    await page.goto('/about')
    await page.goto('/login?redirect_url=%2Fprofile%3Ffrom%3Dhere')
    await page.getByRole('link', { name: 'Create an Account!' }).click()
    await expect(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible()
    await page.getByLabel('Full Name').fill('Ananya Sharma')
    await page.getByLabel('Email id').fill('ananya@example.com')
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await expect(page.getByRole('button', { name: /Resend OTP 00:\d\d/ })).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['phum', 'phone_no']))
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
    await expect(page).toHaveURL('/profile?from=here')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Sharma')
    await expect
      .poll(() => cookieNames(page))
      .toEqual(expect.arrayContaining(['jykw', 'user_id', 'session_id']))
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone)

    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expectSignedIn(page)
  })

  test('who is signed in already is offered the way on', async ({ page, member }) => {
    await page.goto('/login?redirect_url=%2Fabout')
    const card = page.getByRole('link', { name: texts.login.alreadyLogin })
    await expect(card).toContainText(member.name)

    await card.click()
    await expect(page).toHaveURL('/about')
  })
})

async function expectFilled(page: Page, phone: string) {
  await expect(page.getByLabel('Full Name')).toHaveValue('Ananya Sharma')
  await expect(page.getByLabel('Email id')).toHaveValue('ananya@example.com')
  await expect(page.getByLabel('Mobile number')).toHaveValue(groupPhone(phone))
}

async function cookieNames(page: Page) {
  return (await page.context().cookies()).map(({ name }) => name)
}
