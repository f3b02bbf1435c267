import * as texts from '#contract/texts.ts'
import { createListing, createUser } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { headersOf, postCall, readPage } from '#tests/plain-requests.ts'
import { signIn } from '#tests/sign-in.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

// Owners choose to be asked, and accept, in dashboard.e2e.ts.
test('an owner is asked before the number is shown, and can block who has it', async ({
  page,
  member,
}) => {
  const { spn, owner } = await onSiteDatabase(async (db) => {
    const owner = await createUser(db)
    return { owner, ...(await createListing(db, { ownerId: owner.id, contactMode: 'ask' })) }
  })
  await page.goto(`/property/?id=${spn}`)
  const contact = page.getByRole('button', { name: /^Contact/ }).filter({ visible: true })
  await contact.first().click()
  const dialog = page.getByRole('dialog', { name: 'Contact the owner' })
  await expect(dialog).toContainText(texts.listing.contactAsked('owner'))
  await expect(dialog.getByRole('link')).toHaveCount(0)

  const ofOwner = await headersOf(owner.id)
  expect(await readPage('/dashboard/leads', ofOwner)).toContain(
    `aria-label="Accept ${member.name}"`,
  )
  const request = await onSiteDatabase((db) =>
    db
      .selectFrom('contactRequest')
      .select('id')
      .where('ownerId', '=', owner.id)
      .executeTakeFirstOrThrow(),
  )
  await postCall('/api/user/contact-request', { _id: request.id, accept: 'true' }, ofOwner)
  const ofSeeker = await headersOf(await userIdOf(member.phone))
  const told = await postCall('/api/prop/user/data', { spnInput: spn }, ofSeeker)
  expect(told.user).toMatchObject({ phone_no: expect.stringMatching(/\d{10}$/) })

  await signIn(page, owner.phone!)
  await page.goto('/profile')
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers).toContainText(spn)
  await numbers.getByRole('button', { name: `Block ${member.name}`, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `Block ${member.name}?` })
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText(texts.dashboard.blocked)).toBeVisible()
  await expect(numbers.getByRole('button', { name: `Unblock ${member.name}` })).toBeVisible()
  // That a blocked person gets no number any more is proved by domain/contact-requests/contact-requests.test.ts.
})
