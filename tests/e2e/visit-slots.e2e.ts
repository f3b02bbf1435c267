import { addDays, formatDay, formatDayMonthYear, indiaDay } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test } from '#tests/journey.ts'
import { headersOf, postCall } from '#tests/plain-requests.ts'
import { newListing, visible } from '#tests/property-page.ts'
import { signUp } from '#tests/sign-up.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test('an owner offers times, a seeker picks one, and the week shows the visit', async ({
  page,
  member,
  newVisitor,
}) => {
  const ownerId = await userIdOf(member.phone)
  const { spn } = await newListing({ ownerId })
  const day = addDays(indiaDay(new Date()), 7)
  const free = { visit_date: formatDayMonthYear(day), clocks: '10:30', weeks: '1' }
  await postCall('/api/user/slots/add', free, await headersOf(ownerId))

  const seeker = await newVisitor()
  await signUp(seeker, { name: 'Gurpreet Kaur' })
  await seeker.goto(`/property/?id=${spn}`)
  await visible(seeker, 'button', 'Schedule Visit').click()
  const request = seeker.getByRole('dialog', { name: 'Schedule Visit' })
  await request.getByText('10:30 am', { exact: true }).click()
  await expectNoAxeViolations(request)
  await request.getByRole('button', { name: 'Schedule Visit' }).click()
  const alert = seeker.getByRole('alertdialog', { name: texts.listing.scheduled('owner') })
  await alert.getByRole('button', { name: 'OK' }).click()

  await page.goto('/dashboard/visits?week=this')
  await page.getByRole('button', { name: 'When are you free?' }).click()
  const offer = page.getByRole('dialog', { name: 'When are you free?' })
  await offer.getByLabel('Or another day').fill(formatDayMonthYear(day))
  for (const time of ['11:30 am', '5:00 pm']) await offer.getByText(time, { exact: true }).click()
  await expectNoAxeViolations(offer)
  await offer.getByRole('button', { name: 'Offer these times' }).click()
  await expect(page.getByText(texts.visits.slotsAdded(2))).toBeVisible()
  await page.getByRole('link', { name: 'Later week' }).click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await page.getByRole('button', { name: /^10:30 am.*Gurpreet Kaur/ }).click()
  const visit = page.getByRole('dialog', { name: 'Gurpreet Kaur' })
  await expect(visit).toContainText(`${formatDay(day)}, 10:30 am`)
  await visit.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText(texts.visits.accepted)).toBeVisible()
})
