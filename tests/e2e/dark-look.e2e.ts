import { expect, test } from '#tests/journey.ts'

const day = 'rgb(251, 249, 244)'
const night = 'rgb(17, 26, 22)'

test('a page is dark where the system is, and light and without sliders on paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/loan')
  const ground = page.locator('body')
  await expect(ground).toHaveCSS('background-color', night)
  const themeColor = page.locator('meta[name=theme-color][media*=dark]')
  await expect(themeColor).toHaveAttribute('content', '#111a16')

  await page.emulateMedia({ media: 'print' })
  await expect(ground).toHaveCSS('background-color', day)
  await expect(page.getByText('Loan amount')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await expect(ground).toHaveCSS('background-color', day)
})
