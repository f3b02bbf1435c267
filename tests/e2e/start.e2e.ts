import type { Page } from '@playwright/test'
import { expect, phoneWidth, test } from '#tests/journey.ts'
import { openSlowSite } from '#tests/slow-site.ts'

const alive = 'html[data-interactive]'
// Ten homes: a page of twenty costs twice as much to draw.
const results = '/search/rent?city=bhiwani&filterFurnishing=semi_furnished&filterPriceMax=10000'

test.describe('before the page can hear', () => {
  test.describe('on a phone', () => {
    test.use({ width: phoneWidth })

    test('a button that is pressed pulses until it is heard, and does its work later, although the first picture never comes', async ({
      page,
    }) => {
      await page.route(/\/img\//, () => {})
      const send = await openWithoutScripts(page, results)
      const bar = page.getByRole('navigation', { name: 'Search actions' })
      const map = bar.getByRole('button', { name: /^(Map|List)/ })
      const pulses = () =>
        map.evaluate((button) =>
          button.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity),
        )
      await map.click()
      expect(await pulses()).toBe(true)
      await expect(page.locator(alive)).toHaveCount(0)
      send()

      await expect(map).toHaveAccessibleName(/^List/)
      expect(await pulses()).toBe(false)
    })

    test('what is typed stays and counts more than what was kept, and a menu that opens stays open', async ({
      page,
    }) => {
      await page.goto('/?city=bhiwani')
      const box = page.getByRole('combobox', { name: 'Where' })
      await box.fill('sui')
      const send = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await box.fill('4 bhk vidya nagar')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeVisible()
      send()

      await expect(page.locator(alive)).toBeAttached()
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(box).toHaveValue('4 bhk vidya nagar')
      await box.press('Enter')
      await expect(page).toHaveURL(/q=vidya/)
    })

    test('what is typed before the end of the page has come stays', async ({ page, site }) => {
      const slow = await openSlowSite(site.url, '</form>')
      try {
        await page.goto(slow.url + results, { waitUntil: 'commit' })
        const box = page.getByRole('combobox', { name: /^Locality/ })
        await box.fill('vidya nagar')
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        slow.sendRest()

        await expect(page.locator(alive)).toBeAttached()
        await box.press('Enter')
        await expect(page).toHaveURL(/q=vidya/)
      } finally {
        await slow.close()
      }
    })

    test('filters that are opened and chosen become the real ones and give the focus back', async ({
      page,
    }) => {
      const send = await openWithoutScripts(page, results)
      await page.getByRole('link', { name: 'Filters' }).click()
      await page.locator('#filters').getByText('2 BHK').first().click()
      send()

      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await expect(page).toHaveURL(/filterBHK=2bhk/)
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page.locator('#filters')).toBeHidden()
      await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
    })
  })
})

/** Opens a page whose scripts come only when they are sent. */
async function openWithoutScripts(page: Page, address: string) {
  const send = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  return send
}

async function holdScripts(page: Page) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  return send
}
