import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, widths } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { signUp } from '#tests/sign-up.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('a requested visit is remembered, changed and withdrawn', async ({ page }) => {
      await signUp(page)
      const day = addDays(indiaDay(new Date()), 2)
      const listing = await newListing({})
      await page.goto(`/property/?id=${listing.spn}`)
      await visible(page, 'button', 'Schedule Visit').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Which day would suit you?').fill(formatDayMonthYear(day))
      await dialog.getByRole('button', { name: 'Schedule Visit' }).click()
      const alert = page.getByRole('alertdialog', { name: messages.listing.scheduled })
      await alert.getByRole('button', { name: 'OK' }).click()

      await page.reload()
      await visible(page, 'button', 'Visit requested').click()
      const request = page.getByRole('dialog', { name: 'Your visit request' })
      await expect(request.getByText(formatDay(day))).toBeVisible()
      await expect(request.getByLabel('Which day would suit you?')).toHaveValue(
        formatDayMonthYear(day),
      )
      await expectNoAxeViolations(page)
      await request.getByText('Evening, 4 to 8').click()
      await request.getByRole('button', { name: 'Change request' }).click()
      await expect(page.getByText(messages.listing.visitChanged)).toBeVisible()

      await page.reload()
      await visible(page, 'button', 'Visit requested').click()
      await expect(request.getByText(`${formatDay(day)}, evening, 4 to 8`)).toBeVisible()
      await request.getByRole('button', { name: 'Withdraw request' }).click()
      await expect(page.getByText(messages.listing.visitWithdrawn)).toBeVisible()
      await expect(visible(page, 'button', 'Schedule Visit')).toBeVisible()
      await page.reload()
      await expect(visible(page, 'button', 'Schedule Visit')).toBeVisible()

      expect(await noticesOf(listing.ownerId)).toEqual([
        'visit-requested',
        'visit-changed',
        'visit-withdrawn',
      ])
    })
  })

function noticesOf(userId: string) {
  return onSiteDatabase(async (db) => {
    const notices = await db
      .selectFrom('notification')
      .select('kind')
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()
    return notices.map(({ kind }) => kind)
  })
}
