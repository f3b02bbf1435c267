import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test, waitUntilInteractive } from '#tests/journey.ts'

test.describe('Help and Support on a phone', () => {
  test.use({ width: phoneWidth })

  test('says each time when it cannot come; takes a number to call back, thanks and forgets it', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/)
    await page.goto('/about')
    const help = page.getByRole('button', { name: 'Help', exact: true })
    const trouble = page.getByRole('alert').getByText(texts.trouble.offline)
    const script = /\/assets\/help-dialog-.*\.js/
    await page.route(script, (route) => route.abort())
    await help.click()
    await expect(trouble).toBeVisible()
    await expectNoAxeViolations(page.getByRole('alert'))
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(trouble).toHaveCount(0)
    await help.click()
    await expect(trouble).toBeVisible()
    await page.unroute(script)
    const dialog = page.getByRole('dialog', { name: 'Help and Support' })
    // Browsers that keep a failed script get it with the page, where help is asked for once more.
    const reloaded = page.waitForEvent('domcontentloaded').then(async () => {
      await waitUntilInteractive(page)
      await help.click()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await Promise.race([dialog.waitFor(), reloaded])
    await dialog.getByRole('button', { name: 'Request a call back' }).click()
    await expectNoAxeViolations(page.getByRole('dialog'))
    await page.getByLabel('Full Name').fill('Ritu Malhotra')
    await page.getByLabel('Phone No').fill('98100 12345 99')
    await expect(page.getByLabel('Phone No')).toHaveValue('9810012345')
    await page.getByRole('button', { name: 'Request call' }).click()

    await expect(page.getByRole('alertdialog', { name: texts.help.thanks })).toBeVisible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(dialog).toBeHidden()
    await openHelp(page, 'Request a call back')
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })
})

test.describe('Help and Support', () => {
  test('marks what the server refuses and leads to it, is usable by keyboard alone, and keeps what cannot be sent', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 422|ERR_FAILED/)
    await page.goto('/about')
    const dialog = page.getByRole('dialog', { name: 'Help and Support' })
    const button = page.getByRole('button', { name: 'Help', exact: true })
    const callBack = page.getByRole('button', { name: 'Request a call back' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(callBack).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Full Name')).toBeVisible()
    await page.keyboard.type('Ritu')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ritu')
    await page.getByLabel('Full Name').fill('')

    await page.getByLabel('Phone No').fill('98100')
    await expect(page.getByText(texts.validation.mobile)).toBeVisible()
    await page.getByRole('button', { name: 'Request call' }).click()
    await expect(page.getByText(texts.validation.empty)).toBeVisible()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Phone No')).toHaveValue('98100')
    await expectNoAxeViolations(page.getByRole('dialog'))

    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
    await expect(callBack).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await openHelp(page, 'Email US')
    await page.getByLabel('Email id').fill('ritu@example.com')
    await page.getByLabel('Message').fill('Is the flat\nstill free?')
    await expect
      .poll(() => page.getByLabel('Message').evaluate((box) => box.clientHeight))
      .toBeGreaterThan(150)
    await page.route('**/api/req/mail', (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert').getByText(texts.trouble.offline)).toBeVisible()
    await page.keyboard.press('Escape')
    await openHelp(page, 'Email US')
    await expect(page.getByLabel('Message')).toHaveValue('Is the flat\nstill free?')
    await page.unroute('**/api/req/mail')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alertdialog', { name: texts.help.thanks })).toBeVisible()
  })

  test('opens from the help page too, knows somebody who is signed in and offers a chat', async ({
    page,
    member,
  }) => {
    await page.goto('/help')
    await page.getByRole('button', { name: 'Request a call back' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue(member.name)
    await expect(page.getByLabel('Phone No')).toHaveValue(member.phone)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    const chat = page.getByRole('dialog').getByRole('link', { name: 'Chat on Whatsapp' })

    await expect(chat).toHaveAttribute('href', 'https://wa.me/911800000000')
  })
})

async function openHelp(page: Page, choice: string) {
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: choice }).click()
}
