import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createUser } from '#tests/factories.ts'
import { signIn } from '#tests/sign-in.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

type Outbox = { messages: { to: string; body: string }[] }

export type Member = { phone: string; email: string; name: string }

/** Gives the visitor of a page a new account, and signs them in. */
export async function signUp(page: Page, { name = 'Ananya Sharma' } = {}): Promise<Member> {
  const phone = newPhone()
  const member = { phone, name, email: `ananya${phone}@example.com` }
  await onSiteDatabase((db) => createUser(db, member))
  await signIn(page, phone)
  return member
}

/** A number that nobody has. */
export function newPhone() {
  return `7${randomInt(1e9).toString().padStart(9, '0')}`
}

/** The newest code that the site sent to a phone. */
export async function newestCode(page: Page, phone: string) {
  const outbox = await page.request.get('/dev/outbox.json')
  const { messages } = (await outbox.json()) as Outbox
  return messages.find(({ to }) => to === phone)?.body.match(/\d{4,8}/)?.[0] ?? ''
}
