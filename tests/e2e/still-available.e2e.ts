import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { askOwners } from '#domain/freshness/ask-owners.ts'
import { createListing } from '#tests/factories.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('an owner confirms by the link of a message, once and without a login', async ({
    page,
    member,
    newVisitor,
  }) => {
    const ownerId = await userIdOf(member.phone)
    // Before any listing of the demo data, whose owners need not be asked.
    const activeAt = new Date('2020-01-01')
    const { id } = await onSiteDatabase(async (db) => {
      const listing = await createListing(db, { ownerId, activeAt })
      await askOwners(db, new Date('2020-02-01'))
      return listing
    })
    await page.goto('/dashboard/listings_tab')
    await expect(page.getByText('Still available?')).toBeVisible()

    const link = await findLink(page, member.phone)
    const phone = await newVisitor()
    // What previews of messages do.
    await phone.request.get(link)
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Yes, still available' }).click()
    await expect(phone.getByText(texts.dashboard.confirmed)).toBeVisible()
    await phone.reload()
    await expect(phone.getByText(texts.dashboard.questionOver)).toBeVisible()

    const listing = await onSiteDatabase((db) =>
      db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(listing).toMatchObject({ status: 'active', askedAt: null })
    expect(listing.confirmedAt).not.toBeNull()
  })
})

/** The path in the newest message to a phone, once the job has sent it. */
async function findLink(page: Page, phone: string) {
  let path = ''
  await expect
    .poll(
      async () => {
        const outbox = await page.request.get('/dev/outbox.json')
        const sent: { to: string; body: string }[] = (await outbox.json()).messages
        const message = sent.find(({ to, body }) => to === phone && body.includes('/still-'))
        path = message?.body.match(/\/still-available\?t=\S+/)?.[0] ?? ''
        return path
      },
      { timeout: 30_000 },
    )
    .not.toBe('')
  return path
}
