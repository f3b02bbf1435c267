import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'

type Outbox = { messages: { to: string; body: string }[] }

export type Member = { phone: string; email: string; name: string }

/** Signs the visitor of a page up with a new phone number, by the calls that the site makes itself. */
export async function signUp(page: Page, { name = 'Ananya Sharma' } = {}): Promise<Member> {
  const phone = newPhone()
  const email = `ananya${phone}@example.com`
  await post(page, '/api/otp/s', { loginSign: 'signup', phone_no: phone })
  await post(page, '/api/otp/v', {
    loginSign: 'signup',
    phone_no: phone,
    u_otp: await newestCode(page, phone),
    full_name: name,
    email,
  })
  return { phone, email, name }
}

/** A number that nobody has. */
export function newPhone() {
  return `7${randomInt(1e9).toString().padStart(9, '0')}`
}

async function post(page: Page, path: string, form: Record<string, string>) {
  const reply = await page.request.post(path, { form, headers: { 'x-api-key': 'basera-web' } })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
}

/** The newest code that the site sent to a phone. */
export async function newestCode(page: Page, phone: string) {
  const outbox = await page.request.get('/dev/outbox.json')
  const { messages } = (await outbox.json()) as Outbox
  return messages.find(({ to }) => to === phone)?.body.match(/\d{4,8}/)?.[0] ?? ''
}
