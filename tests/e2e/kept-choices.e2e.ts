import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingLinks, openListing, resultCards } from '#tests/listing-cards.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('another kind of search keeps what both have', async ({ page }) => {
    await page.goto(
      '/search/rent?city=delhi&filterBHK=2bhk&filterFurnishing=semi_furnished&filterPriceMax=50000',
    )
    const kinds = page.getByRole('dialog').getByRole('navigation', { name: 'Kind of property' })
    await page.getByRole('link', { name: 'Filters' }).click()
    await kinds.getByRole('link', { name: 'Buy', exact: true }).click()
    await expect(page).toHaveURL(
      '/search/buy?city=delhi&filterBHK=2bhk&filterFurnishing=semi_furnished',
    )
    await kinds.getByRole('link', { name: 'Commercial buy' }).click()
    await expect(page).toHaveURL(
      '/search/commercial/buy?city=delhi&filterFurnishing=semi_furnished',
    )
  })

  test('home has its choices again after Back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radiogroup', { name: 'Rent or buy' }).getByText('Buy').click()
    await page.getByLabel('BHK Type').selectOption('3bhk')
    await page.getByRole('combobox', { name: 'Where' }).fill('saket')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\/buy\?.*filterBHK=3bhk/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('to buy')
    await page.goBack()

    await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
    await expect(page.getByLabel('BHK Type')).toHaveValue('3bhk')
    await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('saket')
  })

  test('photos of a card that are swiped halfway come to rest on one', async ({ page }) => {
    await page.goto('/search/buy?city=gurugram')
    const strip = resultCards(page).first().locator('figure a > div')
    await strip.hover()
    await expect.poll(() => strip.locator('picture').count()).toBeGreaterThan(1)
    await strip.evaluate((photos) => photos.scrollTo({ left: photos.clientWidth * 0.7 }))

    await expect
      .poll(() => strip.evaluate((photos) => photos.scrollLeft / photos.clientWidth))
      .toBe(1)
  })

  test('more comes while scrolling; Back from far down and a reload return to the same card', async ({
    page,
  }) => {
    await page.goto('/search/buy?city=gurugram')
    const card = resultCards(page).nth(45)
    await expect
      .poll(async () => {
        await page.getByText('Show more').scrollIntoViewIfNeeded()
        return resultCards(page).count()
      })
      .toBeGreaterThan(46)
    await card.scrollIntoViewIfNeeded()
    const href = await card.getByRole('link').first().getAttribute('href')
    const same = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) })
    const top = async () => (await same.first().boundingBox())?.y ?? Number.NaN
    const before = await top()

    await openListing(page, listingLinks(page).nth(45))
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20)

    await page.reload()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200)
  })
})
