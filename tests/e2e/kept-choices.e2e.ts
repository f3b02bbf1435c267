import * as texts from '#contract/texts.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { listingLinks, openListing, resultCards } from '#tests/listing-cards.ts'
import { signUp } from '#tests/sign-up.ts'

test.describe('on a phone', () => {
  test.use({ width: phoneWidth })

  test('photos that are swiped halfway come to rest on one; more comes while scrolling; Back from far down, a reload and a login by its heart return to the same card', async ({
    page,
  }) => {
    await page.goto('/search/buy?city=gurugram')
    const strip = resultCards(page).first().locator('figure a > div')
    await strip.hover()
    await expect.poll(() => strip.locator('picture').count()).toBeGreaterThan(1)
    await strip.evaluate((photos) => photos.scrollTo({ left: photos.clientWidth * 0.7 }))

    await expect
      .poll(() => strip.evaluate((photos) => photos.scrollLeft / photos.clientWidth))
      .toBe(1)

    const card = resultCards(page).nth(25)
    await expect
      .poll(async () => {
        await page.getByText('Show more').scrollIntoViewIfNeeded()
        return resultCards(page).count()
      })
      .toBeGreaterThan(26)
    await card.scrollIntoViewIfNeeded()
    const href = await card.getByRole('link').first().getAttribute('href')
    const same = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) })
    const top = async () => (await same.first().boundingBox())?.y ?? Number.NaN
    const before = await top()

    await openListing(page, listingLinks(page).nth(25))
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20)

    await page.reload()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200)

    const heart = same.getByRole('button', { name: /^Save/ })
    await heart.click()
    await expect(page.getByText(texts.listing.loginForSave)).toBeVisible()
    await signUp(page)
    // As if they had signed up in another tab: the login page leads on by itself.
    await page.reload()
    await expect(page.getByText(texts.listing.saved)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(new URL(page.url()).hash).toBe('')
  })
})
