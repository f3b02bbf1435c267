import { summariseMarket } from '#domain/market/summarise-market.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { onSiteDatabase } from '#tests/site-database.ts'

test.use({ width: phoneWidth, javaScriptEnabled: false })

test('a visitor without scripts goes from a city to a locality, and on to the search', async ({
  page,
  site,
}) => {
  await onSiteDatabase((db) => summariseMarket(db))
  await page.goto('/rent/gurugram')
  const main = page.getByRole('main')
  await main.locator('a[href^="/rent/gurugram/sector-"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/in\sSector\s\d/)
  await expect(main.getByRole('article').first()).toBeVisible()
  const { pathname } = new URL(page.url())

  const shared = page.locator('meta[property="og:image"]')
  await expect(shared).toHaveAttribute('content', new RegExp(`/share${pathname}\\.jpg\\?v=`))
  const { search } = new URL((await shared.getAttribute('content')) ?? '')
  const picture = await page.request.get(`${site.url}/share${pathname}.jpg${search}`)
  expect(picture.headers()['content-type']).toBe('image/jpeg')

  await main
    .getByRole('link', { name: /^See all/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/rent\?q=/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${pathname}$`),
  )
})
