import sharp from 'sharp'
import { ownerCheckKinds } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import { quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { headersOf, readPage, untilVisitorsRead } from '#tests/plain-requests.ts'
import { newListing } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

const bill = ownerCheckKinds.labels.electricity_bill

test('an owner shows a paper, staff accept it by a key, and seekers read what was checked', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { id: listingId, spn } = await newListing({ ownerId, city: quietCity })
  const ofOwner = await headersOf(ownerId)
  const check = `/dashboard/listings_tab/${spn}/check`
  const invite = new RegExp(`href="${check}"[^>]*>(?:(?!</a>).)*${texts.invite}`, 's')
  expect(await readPage('/dashboard/listings_tab', ofOwner)).toMatch(invite)
  await page.goto(check)
  await expect(page.getByRole('heading', { name: texts.pageTitle })).toBeVisible()
  await page.getByRole('button', { name: 'Send the paper' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio', { name: bill }).check()
  const buffer = await sharp({
    create: { width: 600, height: 800, channels: 3, background: 'white' },
  })
    .png()
    .toBuffer()
  const file = { name: 'bill.png', mimeType: 'image/png', buffer }
  await page.getByLabel(texts.chooseFile).setInputFiles(file)
  await page.getByRole('button', { name: 'Send the paper' }).click()
  await expect(page.getByText(`${bill}: with our team since`)).toBeVisible()
  await expect(page.getByText(texts.notLookedAt)).toBeVisible()

  const staff = await newStaff(await newVisitor(), 'Meera Nair')
  const shown = await onSiteDatabase((db) =>
    db
      .selectFrom('ownerCheck')
      .select('id')
      .where('listingId', '=', listingId)
      .executeTakeFirstOrThrow(),
  )
  await staff.goto(`/admin/checks?check=${shown.id}`)
  await expect(staff.getByRole('img', { name: bill })).toHaveJSProperty('naturalWidth', 600)
  expect(await readPage(check, ofOwner)).toContain('Last opened by our team on')
  await staff.keyboard.press('a')
  await expect(staff.getByText(texts.accepted)).toBeVisible()
  await expect(staff.getByRole('img', { name: bill })).toBeHidden()

  const accepted = await readPage(check, ofOwner)
  expect(accepted).toContain('Seekers see it until')
  expect(accepted).toContain('The paper was deleted on')
  await untilVisitorsRead(`/property?id=${spn}`, `${bill} checked on`)
})
