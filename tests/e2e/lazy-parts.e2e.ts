import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('a part that comes late shows that it is coming, then takes the focus', async ({ page }) => {
    await page.goto('/search/buy?city=gurugram')
    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    await page.route(/\/assets\/filter-sheet-.*\.js/, async (route) => {
      await sent
      await route.continue()
    })
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(page.getByRole('status').getByText('Loading')).toBeVisible()
    send()

    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await expect(sheet.locator(':focus').or(sheet.and(page.locator(':focus')))).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
  })

  test('what is pressed before scripts have come gets the focus back', async ({ page }) => {
    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await sent
      await route.continue()
    })
    await page.goto('/search/buy?city=gurugram', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(page).toHaveURL(/#filters$/)
    send()

    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
  })
})

test('a part that cannot come says so, each time it is asked for', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.goto('/about')
  const help = page.getByRole('button', { name: 'Help', exact: true })
  const trouble = page.getByRole('alert').getByText(texts.trouble.offline)
  await page.route(/\/assets\/help-dialog-.*\.js/, (route) => route.abort())
  await help.click()
  await expect(trouble).toBeVisible()
  await expectNoAxeViolations(page.getByRole('alert'))
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(trouble).toHaveCount(0)

  await help.click()
  await expect(trouble).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
