import type { Page } from '@playwright/test'
import { saveDraftUntil } from '#tests/fill-wizard.ts'
import { expect, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'
import { userIdOf } from '#tests/user-id-of.ts'

test('what was typed and never arrived goes to the server at logout, and leaves the phone', async ({
  page,
  member,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 409/)
  const spn = await saveDraftUntil(page, 'residential', 'rent', 'location_details')
  const area = page.getByRole('textbox', { name: 'Build-up area' })
  await page.goto(`/list-property/prop_details?id=${spn}`)
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
  // That it is there on every device is proved by wizard-saving.e2e.ts.
  expect(await keptInput(member.phone)).toEqual(['{"build_up_area":"1,234"}'])
})

async function keptInput(phone: string) {
  const ownerId = await userIdOf(phone)
  const steps = await onSiteDatabase((db) =>
    db.selectFrom('unsavedStep').select('input').where('ownerId', '=', ownerId).execute(),
  )
  return steps.map(({ input }) => input)
}

function draftsOnDevice(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))
}
