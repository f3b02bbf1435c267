import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expectFocus } from '#tests/expect-focus.ts'
import { test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'

describe.each([390, 1280])('at %i px', (width) => {
  test('saved listings stand on a page of their own', async ({ openPage }) => {
    const { page } = await openPage('/saved', { width })
    await page.waitForURL('**/login?redirect_url=%2Fsaved')
    await signUp(page)
    await page.goto('/saved')
    await page.getByRole('heading', { name: messages.empty.saved }).waitFor()
    await expectNoAxeViolations(page)

    await page.goto('/search/buy?city=gurugram')
    const card = page.locator('.listing-card').first()
    const name = await card.locator('.name').textContent()
    const answered = page.waitForResponse('**/api/prop/save')
    await card.getByRole('button', { name: /^Save/ }).click()
    await answered
    await page.goto('/saved')
    await expect.poll(() => page.locator('.saved-grid .name').allTextContents()).toEqual([name])
    await expectNoAxeViolations(page)
  })

  test('a row of listings that were looked at does not widen the page', async ({ openPage }) => {
    const { page } = await openPage('/search/buy?city=gurugram', { width })
    await signUp(page)
    await page.evaluate(() => {
      const links = [...document.querySelectorAll('.listing-card .name a')].slice(0, 11)
      const viewed = links.map((link) => ({
        spn: new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('id'),
        name: link.textContent,
        place: 'Gurugram',
        price: '₹ 1 Cr',
        photo: null,
      }))
      localStorage.setItem('viewed-listings', JSON.stringify(viewed))
    })
    await page.goto('/saved')
    const strip = page.getByRole('region', { name: 'Recently viewed' })
    await expect.poll(() => strip.getByRole('link').count()).toBe(11)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  test('a heart pressed by a visitor is red after the login, and after Back', async ({
    openPage,
  }) => {
    const { page } = await openPage('/search/buy?city=gurugram', { width })
    await page.getByText('Show more').scrollIntoViewIfNeeded()
    const card = page.locator('.listing-card').nth(23)
    const heart = card.getByRole('button', { name: /^Save/ })
    const name = await card.locator('.name').textContent()
    await heart.click()
    await page.getByText(messages.listing.loginForSave).waitFor()

    await signUp(page)
    await page.reload()
    await page.getByText(messages.login.alreadyLogin).click()
    await page.getByText(messages.listing.saved).waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(new URL(page.url()).hash).toBe('')

    await card.locator('.name a').click()
    await page
      .getByRole('button', { name: 'Save', pressed: true })
      .filter({ visible: true })
      .click()
    await page.getByRole('button', { name: 'Save', pressed: false }).first().waitFor()
    await page.goBack()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await page.reload()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await page.goto('/saved')
    await expect.poll(() => page.locator('.saved-grid .name').allTextContents()).toEqual([name])
  })

  test('up to four are held side by side', async ({ openPage }) => {
    const { page } = await openPage('/search/buy?city=gurugram', { width })
    const paths = await listingPaths(page)
    for (const path of paths.slice(0, 2)) {
      await page.goto(path)
      await compareBox(page).check()
    }
    await page.getByRole('link', { name: 'See all 2' }).filter({ visible: true }).click()
    await page.waitForURL(/\/compare\?ids=SPN\w+,SPN\w+$/)
    await page.getByRole('columnheader').nth(1).waitFor()
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)
    const rows = await page.getByRole('rowheader').count()
    await expectNoAxeViolations(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByLabel('Show only what differs').check()
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows)
    await page
      .getByRole('button', { name: /^Take .* off$/ })
      .first()
      .click()
    await page.waitForURL(/\/compare\?ids=SPN\w+$/)
    await page.getByRole('columnheader').nth(1).waitFor({ state: 'detached' })
    const left = page.getByRole('button', { name: /^Take .* off$/ })
    await expectFocus(left)

    await page.goto('/compare')
    await page.waitForURL(/\/compare\?ids=SPN\w+$/)
  })

  test('what was looked at is remembered in this browser and can be cleared', async ({
    openPage,
  }) => {
    const { page } = await openPage('/search/buy?city=gurugram', { width })
    const [first = '', second = ''] = await listingPaths(page)
    await page.goto(first)
    await page.waitForFunction(() => localStorage.getItem('viewed-listings'))
    await expect.poll(() => page.getByRole('heading', { name: 'Recently viewed' }).count()).toBe(0)
    await page.goto(second)
    const strip = page.getByRole('region', { name: 'Recently viewed' })
    await strip.waitFor()
    await expect.poll(() => strip.getByRole('link').evaluateAll(hrefs)).toEqual([first])

    await strip.getByRole('button', { name: 'Clear' }).click()
    await strip.waitFor({ state: 'detached' })
  })
})

test('an address that names nothing comparable explains how to compare', async ({ openPage }) => {
  const { page, status } = await openPage('/compare?ids=nonsense,SPN00000000')

  expect(status).toBe(200)
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
})

async function listingPaths(page: Page): Promise<string[]> {
  return page.locator('.listing-card .name a').evaluateAll(hrefs)
}

function hrefs(links: Element[]) {
  return links.map((link) => link.getAttribute('href') ?? '')
}

function compareBox(page: Page) {
  return page.getByRole('checkbox', { name: /^Compare/ }).filter({ visible: true })
}
