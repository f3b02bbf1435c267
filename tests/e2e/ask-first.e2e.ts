import * as texts from '#contract/texts.ts'
import { createListing } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test('an owner is asked before the number is shown, and can block the person', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { spn } = await onSiteDatabase((db) => createListing(db, { ownerId }))
  await page.goto('/dashboard/listings_tab')
  const row = page.getByRole('article', { name: new RegExp(spn) })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Ask me first' }).click()
  await expect(page.getByText(texts.dashboard.asksFirst)).toBeVisible()

  const seeker = await newVisitor()
  await signUp(seeker, { name: 'Gurpreet Kaur' })
  const contact = seeker.getByRole('button', { name: /^Contact/ }).filter({ visible: true })
  const dialog = seeker.getByRole('dialog', { name: 'Contact the owner' })
  await seeker.goto(`/property/?id=${spn}`)
  await contact.first().click()
  await expect(dialog).toContainText(texts.listing.contactAsked('owner'))
  await expect(dialog.getByRole('link')).toHaveCount(0)

  await page.goto('/dashboard/leads')
  const accept = page.getByRole('button', { name: 'Accept Gurpreet Kaur' })
  await expect(accept).toBeVisible()
  await accept.click()
  await expect(page.getByText(texts.dashboard.accepted)).toBeVisible()
  await expect(accept).toHaveCount(0)

  await seeker.reload()
  await contact.first().click()
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^tel:/)

  await page.goto('/profile')
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect(numbers).toContainText(spn)
  await numbers.getByRole('button', { name: 'Block Gurpreet Kaur', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Block Gurpreet Kaur?' })
  await question.getByRole('button', { name: 'Do not block' }).click()
  await expect(question).toHaveCount(0)
  await numbers.getByRole('button', { name: 'Block Gurpreet Kaur', exact: true }).click()
  await question.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText(texts.dashboard.blocked)).toBeVisible()
  await expect(numbers.getByRole('button', { name: 'Unblock Gurpreet Kaur' })).toBeVisible()
  // That a blocked person gets no number any more is proved by domain/contact-requests/contact-requests.test.ts.
})
