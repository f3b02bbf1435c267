import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test } from '#tests/journey.ts'

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
