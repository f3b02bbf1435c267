import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { createConversation, createListing, createUser } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { logIn } from '#tests/log-in.ts'
import { headersOf, readPage } from '#tests/plain-requests.ts'
import { scriptFetched } from '#tests/script-fetched.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a seeker asks without giving a number and reads the answer at once, until the owner reports and blocks them', async ({
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
    const { pathname: conversation } = new URL(seeker.url())

    const ofOwner = await headersOf(ownerId)
    const leads = () => readPage('/dashboard/leads', ofOwner)
    expect(await leads()).toMatch(linkTo(conversation, /Gurpreet Kaur.*1 new/s))
    await owner.goto(conversation)
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
    const row = await leads()
    expect(row).toMatch(linkTo(conversation, /Gurpreet Kaur/))
    expect(row).not.toContain('1 new')
    const ofSeeker = await headersOf(await userIdOf(phone))
    expect(await readPage('/my-search', ofSeeker)).toMatch(
      linkTo(conversation, /Yes, small ones\./),
    )

    await test.step('report and block', async () => {
      await reportAndBlock(owner)
      const closed = await readPage(conversation, ofSeeker)
      expect(closed).toContain(texts.conversations.closed)
      expect(closed).not.toContain('Write to')

      const staff = await onSiteDatabase((db) => createUser(db, { role: 'staff' }))
      const ofStaff = await headersOf(staff.id)
      expect(await readPage(`/admin/review/${spn}`, ofStaff)).toMatch(
        linkTo(`/admin${conversation}`, /Read the conversation/),
      )
      expect(await readPage(`/admin${conversation}`, ofStaff)).toContain('Are pets allowed?')
    })
  })
})

test('what is typed is kept without a network and after a login, and is sent once', async ({
  page,
  member,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/)
  const userId = await userIdOf(member.phone)
  const address = await onSiteDatabase(async (db) => {
    const { id: listingId, ownerId } = await createListing(db)
    const { id } = await createConversation(db, { listingId, ownerId, seekerId: userId })
    return `/conversations/${id}`
  })
  // The event stream would refresh the page, and lead to the login before the press.
  await page.route('/events/inbox', (route) => route.abort())
  await page.goto(address)
  await expect(lines(page)).toContainText('Is it still available?')

  await scriptFetched(page, 'own-places')
  await context.setOffline(true)
  await field(page).fill('When can I come?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(texts.trouble.offline)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(field(page)).toHaveValue('When can I come?')
  await onSiteDatabase((db) => db.deleteFrom('session').where('userId', '=', userId).execute())
  await page.getByRole('button', { name: 'Send' }).click()
  await logIn(page, member.phone)
  await expect(field(page)).toHaveValue('When can I come?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(lines(page).getByText('When can I come?')).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
})

async function reportAndBlock(owner: Page) {
  await owner.getByLabel('More').first().click()
  await owner.getByRole('button', { name: 'Report this conversation' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Report this conversation' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(owner.getByText(texts.conversations.complaintFiled)).toBeVisible()
  await owner.getByLabel('More').first().click()
  await owner.getByRole('button', { name: 'Block this person' }).click()
  const question = owner.getByRole('alertdialog', { name: 'Block Gurpreet Kaur?' })
  await question.getByRole('button', { name: 'Do not block' }).click()
  await expect(question).toHaveCount(0)
  await owner.getByLabel('More').first().click()
  await owner.getByRole('button', { name: 'Block this person' }).click()
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(owner.getByText(texts.conversations.blocked)).toBeVisible()
}

/** A link to a path in what the server sent, whose own text says something. */
function linkTo(path: string, text: RegExp) {
  return new RegExp(`<a[^>]* href="${path}"(?:(?!</a>).)*?${text.source}(?:(?!</a>).)*</a>`, 's')
}

function field(page: Page) {
  return page.getByRole('textbox', { name: /^Write to/ })
}

function lines(page: Page) {
  return page.getByRole('list', { name: 'Conversation' })
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
