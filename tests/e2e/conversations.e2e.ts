import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import * as texts from '#contract/texts.ts'
import { askOwner } from '#domain/conversations/ask-owner.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { asViewer, createConversation, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { logIn } from '#tests/log-in.ts'
import { newStaff } from '#tests/new-staff.ts'
import { scriptFetched } from '#tests/script-fetched.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a seeker asks without giving a number, the owner answers, the seeker reads it at once', async ({
    page: owner,
    member,
    newVisitor,
  }) => {
    const ownerId = await userIdOf(member.phone)
    const { spn } = await onSiteDatabase((db) => createListing(db, { ownerId }))
    const seeker = await newVisitor()
    const { phone } = await signUp(seeker, { name: 'Gurpreet Kaur' })

    await ask(seeker, spn, 'Are pets allowed?')
    await seeker.getByRole('link', { name: 'See the conversation' }).click()
    await expect(lines(seeker)).toContainText('Are pets allowed?')

    await owner.goto('/dashboard/leads')
    const row = owner.getByRole('link', { name: /Gurpreet Kaur/ })
    await expect(row).toContainText('1 new')
    await row.click()
    await expect(lines(owner)).toContainText('Are pets allowed?')
    await expect(owner.getByRole('main')).not.toContainText(phone)
    await write(
      owner,
      'Yes, small ones. Call me: nine eight seven six five four three two one zero',
    )
    await expect(owner.getByText(texts.conversations.yourNumber)).toBeHidden()
    // By the event stream, without a reload.
    await expect(lines(seeker)).toContainText('Yes, small ones.')
    await expect(lines(seeker)).toContainText(texts.conversations.theirNumber)
    await expect(lines(seeker)).toContainText('Read')
    await expect(seeker.getByRole('main')).not.toContainText(member.phone)
    await expect(lines(owner)).toContainText('Read')
    await expectNoAxeViolations(lines(seeker))

    await owner.goto('/dashboard/leads')
    await expect(row).not.toContainText('new')
    await seeker.goto('/my-search')
    await expect(seeker.getByRole('region', { name: 'Your questions' })).toContainText(
      'Yes, small ones.',
    )
  })
})

test('what is typed is kept without a network and after a login, and is sent once', async ({
  page,
  member,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/)
  const { id, ownerId } = await onSiteDatabase((db) => createListing(db))
  await page.goto(await begin({ listingId: id, ownerId, seekerId: await userIdOf(member.phone) }))
  await expect(lines(page)).toContainText('Is it still available?')

  await scriptFetched(page, 'own-places')
  await context.setOffline(true)
  await field(page).fill('When can I come?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(texts.trouble.offline)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(field(page)).toHaveValue('When can I come?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(lines(page).getByText('When can I come?')).toHaveCount(1)
  await expect(field(page)).toHaveValue('')

  // The event stream would refresh the page, and lead to the login before the press.
  await page.route('/events/inbox', (route) => route.abort())
  await page.reload()
  await field(page).fill('On Sunday?')
  const userId = await userIdOf(member.phone)
  await onSiteDatabase((db) => db.deleteFrom('session').where('userId', '=', userId).execute())
  await page.getByRole('button', { name: 'Send' }).click()
  await logIn(page, member.phone)
  await expect(field(page)).toHaveValue('On Sunday?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(lines(page).getByText('On Sunday?')).toHaveCount(1)
})

test('an owner answers by one tap of the message, without a login', async ({
  page,
  member,
  newVisitor,
}) => {
  const { phone, conversation } = await onSiteDatabase(async (db) => {
    const { id: ownerId, phone } = await createUser(db, { name: 'Meera' })
    const { spn } = await createListing(db, { ownerId })
    const seeker = await db
      .selectFrom('appUser')
      .selectAll()
      .where('phone', '=', member.phone)
      .executeTakeFirstOrThrow()
    const question = { body: 'Is it still available?', key: randomUUID(), address: '127.0.0.1' }
    return { phone, conversation: await askOwner(db, asViewer(seeker), spn, question) }
  })
  await page.goto(`/conversations/${conversation}`)

  const somebody = await newVisitor()
  const link = await linkOf(somebody, phone!, 'Yes, still available')
  await somebody.goto(link)
  const main = somebody.getByRole('main')
  await expect(main).toContainText('Is it still available?')
  await main.getByRole('button', { name: 'Yes, still available' }).click()
  await expect(main.getByRole('status')).toContainText(texts.conversations.answered)
  await somebody.goto(link)
  await expect(main).toContainText(texts.conversations.linkIsOver)
  await expect(lines(page)).toContainText(texts.conversations.yesAvailable)
})

test('a blocked seeker can no longer write, and staff read what was reported', async ({
  page: owner,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { id, spn } = await onSiteDatabase((db) => createListing(db, { ownerId }))
  const seeker = await newVisitor()
  const { phone: seekerPhone } = await signUp(seeker, { name: 'Ravi Kumar' })
  const sides = { listingId: id, ownerId, seekerId: await userIdOf(seekerPhone) }
  const conversation = await begin(sides, 'Send the deposit first')

  await owner.goto(conversation)
  await owner.getByText('More', { exact: true }).or(owner.getByLabel('More')).first().click()
  await owner.getByRole('button', { name: 'Report this conversation' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Report this conversation' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(owner.getByText(texts.conversations.complaintFiled)).toBeVisible()
  await owner.getByLabel('More').first().click()
  await owner.getByRole('button', { name: 'Block this person' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(owner.getByText(texts.conversations.blocked)).toBeVisible()
  await seeker.goto(conversation)
  await expect(seeker.getByText(texts.conversations.closed)).toBeVisible()
  await expect(field(seeker)).toHaveCount(0)

  const staff = await newStaff(await newVisitor(), 'Meera Nair')
  await staff.goto(`/admin/review/${spn}`)
  await staff.getByRole('link', { name: 'Read the conversation' }).click()
  await expect(lines(staff)).toContainText('Send the deposit first')
})

function field(page: Page) {
  return page.getByRole('textbox', { name: /^Write to/ })
}

function lines(page: Page) {
  return page.getByRole('list', { name: 'Conversation' })
}

/** A question that was asked before; answers the address of its conversation. */
async function begin(sides: Parameters<typeof createConversation>[1], body?: string) {
  const { id } = await onSiteDatabase((db) => createConversation(db, sides, body))
  return `/conversations/${id}`
}

async function ask(page: Page, spn: string, question: string) {
  await page.goto(`/property/?id=${spn}`)
  const button = page.getByRole('button', { name: 'Ask a question' }).filter({ visible: true })
  await button.first().click()
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  await dialog.getByLabel('Your question').fill(question)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('status')).toContainText(texts.conversations.sent('owner'))
}

async function write(page: Page, text: string) {
  await field(page).fill(text)
  await expect(page.getByText(texts.conversations.yourNumber)).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(lines(page)).toContainText(text)
}

/** The link behind a word of a message, which is sent when the minute to read it in the site is over. */
async function linkOf(page: Page, phone: string, word: string) {
  let found = ''
  await expect
    .poll(async () => {
      await onSiteDatabase((db) =>
        sql`update pgboss.job set start_after = now()
          where name = 'send-message' and start_after > now()`.execute(db),
      )
      const outbox = await page.request.get('/dev/outbox.json')
      const sent: { to: string; body: string }[] = (await outbox.json()).messages
      const link = new RegExp(`^${word}: https?://[^/]+(/answer-question\\S+)$`, 'm')
      found =
        sent.find(({ to, body }) => to === phone && link.test(body))?.body.match(link)?.[1] ?? ''
      return found
    })
    .not.toBe('')
  return found
}
