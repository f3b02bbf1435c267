import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'

describe('the header of a visitor', () => {
  test('offers the places, listing for free, login and sign-up', async ({ openPage }) => {
    const { page } = await openPage('/search/commercial/buy')
    const header = page.getByRole('banner')

    await expect.poll(() => linksOf(page)).toEqual(['Rent', 'Buy', 'Commercial', 'Home loan'])
    await expect
      .poll(() => header.locator('nav [aria-current=page]').first().textContent())
      .toBe('Commercial')
    await header.getByRole('link', { name: 'List Property FREE' }).waitFor()
    await expect.poll(() => header.getByRole('link', { name: 'Seller Dashboard' }).count()).toBe(0)
    await expect
      .poll(() => header.getByRole('link', { name: 'Login' }).first().getAttribute('href'))
      .toBe('/login?redirect_url=%2Fsearch%2Fcommercial%2Fbuy')
    await header.getByRole('link', { name: 'Sign Up' }).first().waitFor()
  })

  test('offers the app on the page of the app', async ({ openPage }) => {
    const { page } = await openPage('/apps')
    const header = page.getByRole('banner')

    await header.getByRole('link', { name: 'Download App' }).first().waitFor()
    await expect
      .poll(() => header.getByRole('link', { name: 'List Property FREE' }).count())
      .toBe(0)
  })

  test('comes before a link that skips it', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')

    await expect.poll(() => focusedText(page)).toBe('Find a place')
  })
})

describe('the header of somebody signed in', () => {
  test('greets him and shows his account while the mouse is on it', async ({ openPage }) => {
    const { page } = await openPage('/about')
    const { phone, email } = await signUp(page)
    await page.reload()
    const account = page.getByRole('dialog', { name: 'Account' })
    const hello = page.getByRole('button', { name: 'Hello, Ananya Sharma' })

    await page.getByRole('banner').getByRole('link', { name: 'Seller Dashboard' }).waitFor()
    await hello.hover()
    await account.getByText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`).waitFor()
    await account.getByText(email).waitFor()
    await expect
      .poll(() => account.getByRole('link', { name: 'Edit' }).getAttribute('href'))
      .toBe('/profile')
    await expectNoAxeViolations(page)
    await page.mouse.move(200, 600)
    await account.waitFor({ state: 'hidden' })
  })

  test('opens and closes by keyboard, and gives the focus back', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await signUp(page)
    await page.reload()
    const account = page.getByRole('dialog', { name: 'Account' })
    const hello = page.getByRole('button', { name: 'Hello, Ananya Sharma' })

    await hello.focus()
    await page.keyboard.press('Enter')
    await account.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => focusedText(page)).toBe('Saved')
    await page.keyboard.press('Escape')
    await account.waitFor({ state: 'hidden' })
    await expect
      .poll(() => hello.evaluate((button) => button === document.activeElement))
      .toBe(true)
  })

  test('logs him out', async ({ openPage }) => {
    const { page } = await openPage('/about')
    await signUp(page)
    await page.reload()
    await page.getByRole('button', { name: 'Hello, Ananya Sharma' }).click()
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.goto('/about')

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().waitFor()
  })
})

describe('on a phone', () => {
  test('profile and menu are never open together', async ({ openPage }) => {
    const { page } = await openPage('/about', { width: 390 })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const account = page.getByRole('dialog', { name: 'Account' })

    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Profile' }).click()
    await account.waitFor()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.waitFor()
    await account.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.waitFor({ state: 'hidden' })
  })

  test('the menu closes by Escape, beside it, and after a choice', async ({ openPage }) => {
    const { page } = await openPage('/about', { width: 390 })
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })

    await toggle.click()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect
      .poll(() => toggle.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await toggle.click()
    await page.mouse.click(20, 700)
    await menu.waitFor({ state: 'hidden' })
    await toggle.click()
    await menu.getByRole('link', { name: 'Help' }).click()
    await page.getByRole('heading', { name: 'Help and Support' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
  })

  test('the menu works before any script has come', async ({ browser, site }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto(`${site.url}/about`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Help' }).click()

    await expect.poll(() => page.title()).toBe('Help | Basera')
    await context.close()
  })
})

function linksOf(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()
}

function focusedText(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent?.trim())
}
