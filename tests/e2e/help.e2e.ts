import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'

describe.each([390, 1280])('Help and Support at %i px', (width) => {
  test('takes a number to call back, thanks and forgets it', async ({ openPage }) => {
    const { page } = await openPage('/about', { width })
    await openHelp(page, 'Request a call back')
    await expectNoAxeViolations(page)
    await page.getByLabel('Full Name').fill('Ritu Malhotra')
    await page.getByLabel('Phone No').fill('98100 12345 99')
    await expect.poll(() => page.getByLabel('Phone No').inputValue()).toBe('9810012345')
    await page.getByRole('button', { name: 'Request call' }).click()

    await page.getByRole('alertdialog', { name: messages.help.thanks }).waitFor()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.getByRole('dialog', { name: 'Help and Support' }).waitFor({ state: 'hidden' })
    await openHelp(page, 'Request a call back')
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('')
  })
})

describe('Help and Support', () => {
  test('keeps what was typed when it cannot be sent', async ({ openPage }) => {
    const { page } = await openPage('/about', { expected: [/ERR_FAILED/] })
    await openHelp(page, 'Email US')
    await page.getByLabel('Email id').fill('ritu@example.com')
    await page.getByLabel('Message').fill('Is the flat\nstill free?')
    await expect
      .poll(() => page.getByLabel('Message').evaluate((box) => box.clientHeight))
      .toBeGreaterThan(150)

    await page.route('**/api/req/mail', (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('alert').getByText(messages.trouble.offline).waitFor()
    await page.keyboard.press('Escape')
    await openHelp(page, 'Email US')
    await expect
      .poll(() => page.getByLabel('Message').inputValue())
      .toBe('Is the flat\nstill free?')

    await page.unroute('**/api/req/mail')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alertdialog', { name: messages.help.thanks }).waitFor()
  })

  test('marks what the server refuses and leads to it', async ({ openPage }) => {
    const { page } = await openPage('/about', { expected: [/status of 422/] })
    await openHelp(page, 'Request a call back')
    await page.getByLabel('Phone No').fill('98100')
    await page.getByText(messages.validation.mobile).waitFor()
    await page.getByRole('button', { name: 'Request call' }).click()

    await page.getByText(messages.validation.empty).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'full_name')
    await expect.poll(() => page.getByLabel('Phone No').inputValue()).toBe('98100')
    await expectNoAxeViolations(page)
  })

  test('is usable by keyboard alone', async ({ openPage }) => {
    const { page } = await openPage('/about')
    const button = page.getByRole('button', { name: 'Help', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Help and Support' }).waitFor()
    await expect.poll(() => focusedText(page)).toBe('Request a call back')
    await page.keyboard.press('Enter')
    await page.getByLabel('Full Name').waitFor()
    await page.keyboard.type('Ritu')
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ritu')
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
    await expect.poll(() => focusedText(page)).toBe('Request a call back')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Help and Support' }).waitFor({ state: 'hidden' })
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true)
  })

  test('knows somebody who is signed in', async ({ openPage }) => {
    const { page } = await openPage('/about')
    const { phone } = await signUp(page)
    await page.reload()
    await openHelp(page, 'Request a call back')

    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ananya Sharma')
    await expect.poll(() => page.getByLabel('Phone No').inputValue()).toBe(phone)
  })

  test('offers a chat, and opens from the help page too', async ({ openPage }) => {
    const { page } = await openPage('/help')
    await page.getByRole('button', { name: 'Request a call back' }).click()
    await page.getByLabel('Full Name').waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    const chat = page.getByRole('dialog').getByRole('link', { name: 'Chat on Whatsapp' })

    await expect.poll(() => chat.getAttribute('href')).toBe('https://wa.me/911800000000')
  })
})

async function openHelp(page: Page, choice: string) {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: choice }).click()
}

function focusedText(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent?.trim())
}
