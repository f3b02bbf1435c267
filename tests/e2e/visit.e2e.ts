import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test } from '#tests/journey.ts'
import { newListing, visible } from '#tests/property-page.ts'

test('a visit on a day to come is requested, remembered, changed and withdrawn', async ({
  page,
  member: _,
  allowErrors,
}) => {
  // The server refuses the past day when the browser's own check has not loaded yet.
  allowErrors(/status of 422/)
  const tomorrow = addDays(indiaDay(new Date()), 1)
  const day = addDays(tomorrow, 12)
  const listing = await newListing({})
  await page.goto(`/property/?id=${listing.spn}`)
  await visible(page, 'button', 'Schedule Visit').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(texts.visits.askingHint('owner'))).toBeVisible()
  await dialog.getByLabel('Or another day').fill('01/01/2020')
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click()
  await expect(dialog.getByText(texts.validation.pastDate)).toBeVisible()
  await expect(dialog.getByLabel('Or another day')).toBeFocused()
  await dialog.getByLabel('Or another day').fill('')
  await dialog.getByText(/^Tomorrow/).click()
  await expect(dialog.getByLabel('Or another day')).toHaveValue(formatDayMonthYear(tomorrow))
  await dialog.getByLabel('Or another day').fill(formatDayMonthYear(day))
  await expect(dialog.getByRole('radio', { name: /^Tomorrow/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Schedule Visit' }).click()
  const alert = page.getByRole('alertdialog', { name: texts.listing.scheduled('owner') })
  await expect(alert).toContainText(texts.visits.hasToAgree('owner'))
  await alert.getByRole('button', { name: 'OK' }).click()

  await visible(page, 'button', 'Visit requested').click()
  const request = page.getByRole('dialog', { name: 'Your visit request' })
  await expect(request.getByText(formatDay(day))).toBeVisible()
  await expect(request.getByLabel('Or another day')).toHaveValue(formatDayMonthYear(day))
  await expectNoAxeViolations(request)
  await request.getByText('Evening, 4 to 8').click()
  await request.getByRole('button', { name: 'Change request' }).click()
  await expect(page.getByText(texts.listing.visitChanged('owner'))).toBeVisible()

  await visible(page, 'button', 'Visit requested').click()
  await expect(request.getByText(`${formatDay(day)}, evening, 4 to 8`)).toBeVisible()
  await request.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText(texts.listing.visitWithdrawn('owner'))).toBeVisible()
  await expect(visible(page, 'button', 'Schedule Visit')).toBeVisible()
})
