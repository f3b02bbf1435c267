import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectStep, fillFields, openDraftAt, saveStep } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'
import { newStaff } from '#tests/new-staff.ts'
import { headersOf, readPage } from '#tests/plain-requests.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'
import { wizardForms } from '#tests/wizard-forms.ts'

test('staff fill in the draft of a caller who allows it by one tap, until the hour is over', async ({
  page,
  site,
  member,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  await openDraftAt(page, 'residential', 'rent', 'amenities')
  const spn = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByRole('button', { name: 'Request Call' }).click()
  await page.getByRole('button', { name: 'Request call', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: texts.help.thanks })).toBeVisible()

  const staff = await newStaff(await newVisitor(), 'Meera Joshi')
  await staff.goto(`/req-check?id=call_req&search=${member.phone}`)
  await staff.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(staff.getByText(`Asked at Amenities of ${spn}`)).toBeVisible()
  await staff.getByRole('button', { name: `Ask for consent by SMS for ${spn}` }).click()
  await expect(staff.getByText('The link is on its way')).toBeVisible()

  // The owner, on a phone on which nobody is logged in.
  await page.context().clearCookies({ name: 'basera_session' })
  await page.goto(await linkTo(page, member.phone))
  await page.getByRole('button', { name: 'Allow it for one hour' }).click()
  await expect(page.getByText('Meera Joshi may fill in this draft until')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()

  await staff.getByRole('link', { name: 'Fill it in' }).click()
  await expectStep(staff, 'amenities', 'rent')
  await expect(staff.getByText(`The draft of ${member.name}.`)).toBeVisible()
  await expect(staff.getByRole('link', { name: `Back to ${member.name}` })).toBeVisible()

  await endHour(spn)
  await fillFields(staff, wizardForms('residential', 'rent').amenities)
  await saveStep(staff)
  await expect(staff.getByRole('alert').getByText('consent ended at')).toBeVisible()
  await expectStep(staff, 'amenities', 'rent')

  // Asked again and allowed again, what was typed is still there to be saved.
  await staff.request.post('/api/assist/ask', { form: { spnInput: spn }, headers: key })
  const token = new URL(await linkTo(page, member.phone), site.url).searchParams.get('t') ?? ''
  const form = { token, allow: 'true' }
  const allowed = await page.request.post('/api/assist/answer', { form, headers: key })
  expect(allowed.status()).toBe(200)
  await saveStep(staff)
  await expectStep(staff, 'gallery', 'rent')
  await staff.getByRole('button', { name: 'Done: send it to the owner' }).click()
  await expect(staff.getByText(texts.assistance.sentToOwner)).toBeVisible()

  const ofOwner = await headersOf(await userIdOf(member.phone))
  const inbox = await readPage('/dashboard/inbox', ofOwner)
  expect(inbox).toContain(texts.notifications.assistDoneSubject)
  const told = /href="(\/dashboard\/inbox\?id=[^"]+)"/.exec(inbox)?.[1] ?? ''
  expect(await readPage(told, ofOwner)).toMatch(
    new RegExp(`href="/list-property/finish\\?id=${spn}"[^>]*>Look at it and finish<`),
  )
})

const key = { 'x-api-key': 'basera-web' }

/** The link in the newest message to a number. */
async function linkTo(page: Page, phone: string) {
  const outbox = await (await page.request.get('/dev/outbox.json')).json()
  const { messages } = outbox as { messages: { to: string; body: string }[] }
  const links = messages.filter(({ to }) => to === phone).map(({ body }) => body)
  return links.join().match(/\/assist\?t=[\w.-]+/)?.[0] ?? ''
}

function endHour(spn: string) {
  return onSiteDatabase(async (db) => {
    const listing = db.selectFrom('listing').select('id').where('spn', '=', spn)
    await db
      .updateTable('assistConsent')
      .set({ endsAt: new Date(Date.now() - 1_000) })
      .where('listingId', '=', listing)
      .execute()
  })
}
