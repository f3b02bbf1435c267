import * as texts from '#contract/texts.ts'
import { allowAnotherCode } from '#tests/allow-another-code.ts'
import { expect, test } from '#tests/journey.ts'
import { codeField, enter, refusals, sendCode } from '#tests/login-page.ts'
import { newestCode } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.describe('a code', () => {
  test('that is wrong is refused under its field and can be corrected', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(refusals)
    const phone = await sendCode(page)
    const code = await newestCode(page, phone)
    await enter(page, code === '0000' ? '1111' : '0000')
    await expect(page.getByText(texts.login.incorrectOtp)).toBeVisible()
    await expect(codeField(page)).toBeFocused()

    await page.keyboard.type(code)
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
    await expect(page.getByText(texts.login.expired)).toBeVisible()
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
    await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
    await expect(page.getByRole('button', { name: /Resend OTP 00:/ })).toBeVisible()
    await expect(page.getByText(texts.login.sentBy.whatsapp)).toBeVisible()

    await enter(page, await newestCode(page, phone))
    await expect(page).toHaveURL('/')
  })
})

test('a login does not lead to another site', async ({ page, site }) => {
  const phone = await sendCode(page, `/login?redirect_url=${encodeURIComponent('/\\evil.example')}`)
  await enter(page, await newestCode(page, phone))
  await expect(page).not.toHaveURL(/\/login/)

  expect(page.url()).toBe(`${site.url}/`)
})
