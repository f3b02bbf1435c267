import { expect, type Page } from '@playwright/test'
import { newestCode } from '#tests/sign-up.ts'

/**
 * Signs the visitor of a page in, with the code that the site sent to the phone. Tries again when
 * another journey asks for a code for the same phone at the same moment.
 */
export async function signIn(page: Page, phone: string) {
  await expect.poll(() => tryToSignIn(page, phone), { timeout: 30_000, intervals: [500] }).toBe(1)
}

/** Answers the result code of the last call. */
async function tryToSignIn(page: Page, phone: string) {
  const login = { loginSign: 'login', phone_no: phone }
  const sent = await post(page, '/api/otp/s', login)
  if (sent !== 1) return sent
  return post(page, '/api/otp/v', { ...login, u_otp: await newestCode(page, phone) })
}

async function post(page: Page, path: string, form: Record<string, string>): Promise<number> {
  const reply = await page.request.post(path, { form, headers: { 'x-api-key': 'basera-web' } })
  return (await reply.json()).result_code
}
