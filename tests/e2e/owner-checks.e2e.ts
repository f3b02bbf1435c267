import sharp from 'sharp'
import { ownerCheckKinds } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import { quietCity } from '#tests/factories.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { newListing } from '#tests/property-page.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { untilShared } from '#tests/until-shared.ts'
import { userIdOf } from '#tests/user-id-of.ts'

const bill = ownerCheckKinds.labels.electricity_bill

test('an owner shows a paper, staff accept it by a key, and seekers read what was checked', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { id: listingId, spn } = await newListing({ ownerId, city: quietCity })
  await page.goto('/dashboard/listings_tab')
  await page.getByRole('link', { name: texts.invite }).click()
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
  const check = await onSiteDatabase((db) =>
    db
      .selectFrom('ownerCheck')
      .select('id')
      .where('listingId', '=', listingId)
      .executeTakeFirstOrThrow(),
  )
  await staff.goto(`/admin/checks?check=${check.id}`)
  await expect(staff.getByRole('img', { name: bill })).toHaveJSProperty('naturalWidth', 600)
  await page.reload()
  await expect(page.getByText(/Last opened by our team on/)).toBeVisible()
  await staff.keyboard.press('a')
  await expect(staff.getByText(texts.accepted)).toBeVisible()
  await expect(staff.getByRole('img', { name: bill })).toBeHidden()

  await page.reload()
  await expect(page.getByText(/Seekers see it until/)).toBeVisible()
  await expect(page.getByText(/The paper was deleted on/)).toBeVisible()
  const visitor = await newVisitor()
  await untilShared(visitor, `/property?id=${spn}`, `${bill} checked on`)
  await visitor.goto(`/property?id=${spn}`)
  const badge = visitor.getByText(new RegExp(`^${bill} checked on`)).filter({ visible: true })
  await expect(badge).toBeVisible()
})
