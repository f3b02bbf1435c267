import { expect, phoneWidth, test } from '#tests/journey.ts'
import { resultCards } from '#tests/listing-cards.ts'

test.describe('on a phone, Back', () => {
  test.use({ width: phoneWidth })

  test('closes the filters and keeps what was chosen, then leads on', async ({ page }) => {
    await page.goto('/search/rent?city=delhi')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.getByRole('link', { name: 'Filters' }).click()
    await sheet.getByText('2 BHK').click()
    await expect(page).toHaveURL(/filterBHK=2bhk/)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/filterBHK=2bhk/)
    await page.goBack()
    await expect(page).toHaveURL('/search/rent?city=delhi')
    await expect(resultCards(page).first()).toBeVisible()

    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(sheet).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  })

  test('closes a menu and a dialog, and needs no further press after the close button', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/help')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/help')

    const dialog = page.getByRole('dialog', { name: 'Help and Support' })
    const help = page.getByRole('button', { name: 'Help', exact: true })
    await help.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/help')
    await help.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})

test('whoever searches sees at once that the search has begun', async ({ page }) => {
  await page.goto('/')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\.data(\?|$)/, async (route) => {
    await answered
    await route.continue()
  })
  const search = page.getByRole('button', { name: 'Search', exact: true })
  await search.click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(search).toHaveAttribute('aria-busy', 'true')

  answer()
  await expect(page).toHaveURL(/\/search\/rent/)
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
})
