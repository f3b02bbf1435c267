import * as texts from '#contract/texts.ts'
import { allowAnotherCode } from '#tests/allow-another-code.ts'
import { expect, test } from '#tests/journey.ts'
import { codeField, enter, refusals, sendCode } from '#tests/login-page.ts'
import { newestCode } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test('a code that is wrong or has expired says so, another one counts after 30 seconds, and the login leads to no other site', async ({
  page,
  site,
  allowErrors,
}) => {
  allowErrors(refusals)
  await page.clock.install()
  const phone = await sendCode(page, `/login?redirect_url=${encodeURIComponent('/\\evil.example')}`)
  const resend = page.getByRole('button', { name: /Resend OTP/ })
  await expect(resend).toBeDisabled()
  const code = await newestCode(page, phone)
  await enter(page, code === '0000' ? '1111' : '0000')
  await expect(page.getByText(texts.login.incorrectOtp)).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await expireCode(phone)
  await page.keyboard.type(code)
  await expect(page.getByText(texts.login.expired)).toBeVisible()

  await page.clock.fastForward(31_000)
  await expect(resend).toBeEnabled()
  // The server has its own clock.
  await allowAnotherCode(phone)
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
  await expect(page.getByRole('button', { name: /Resend OTP 00:/ })).toBeVisible()
  await expect(page.getByText(texts.login.sentBy.whatsapp)).toBeVisible()
  await enter(page, await newestCode(page, phone))
  await expect(page).not.toHaveURL(/\/login/)
  expect(page.url()).toBe(`${site.url}/`)
})

function expireCode(phone: string) {
  return onSiteDatabase((db) =>
    db
      .updateTable('loginCode')
      .set({ expiresAt: new Date(0) })
      .where('phone', '=', phone)
      .execute(),
  )
}
