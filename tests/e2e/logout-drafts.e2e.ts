import type { Page } from '@playwright/test'
import { openDraftAt } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'
import { listingsOf } from '#tests/listings-of.ts'
import { signIn } from '#tests/sign-in.ts'

test('what was typed and never arrived goes to the server at logout, and leaves the phone', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 409/)
  await openDraftAt(page, 'residential', 'rent', 'location_details')
  const [draft] = await listingsOf(member.phone)
  const details = `/list-property/prop_details?id=${draft?.spn}`
  const area = page.getByRole('textbox', { name: 'Build-up area' })
  await page.goto(details)
  // The network is gone while it is typed, and the page is closed before it is back.
  await page.route('/api/prop/unsaved/keep', (route) => route.abort())
  await area.fill('1,234')
  await expect.poll(() => draftsOnDevice(page)).toHaveLength(1)
  await page.goto('about:blank')
  await page.unroute('/api/prop/unsaved/keep')
  await page.goto('/profile')
  // The part that does it is loaded after the page, for those who are signed in.
  await page.waitForLoadState('networkidle')
  expect(await draftsOnDevice(page)).toHaveLength(1)

  await page.getByRole('link', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/')
  expect(await draftsOnDevice(page)).toEqual([])

  await signIn(page, member.phone)
  await page.goto(details)
  await expect(area).toHaveValue('1,234')
})

function draftsOnDevice(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))
}
