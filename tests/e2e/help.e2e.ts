import type { Page } from '@playwright/test'
import * as texts from '#contract/texts.ts'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, waitUntilInteractive } from '#tests/journey.ts'

test.describe('Help and Support', () => {
  test('says each time when it cannot come; is usable by keyboard alone, marks what is wrong and leads to it; takes a number to call back, and keeps what cannot be sent', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 422|ERR_FAILED/)
    await page.goto('/about')
    const help = page.getByRole('button', { name: 'Help', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Help and Support' })
    const callBack = page.getByRole('button', { name: 'Request a call back' })
    const trouble = page.getByRole('alert').getByText(texts.trouble.offline)

    await test.step('its script does not come', async () => {
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
      // Browsers that keep a failed script get it with the page, where help is asked for once more.
      const reloaded = page.waitForEvent('domcontentloaded').then(async () => {
        await waitUntilInteractive(page)
        await help.click()
      })
      await page.getByRole('button', { name: 'Try again' }).click()
      await Promise.race([dialog.waitFor(), reloaded])
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('a call back, by keyboard', async () => {
      await help.focus()
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
      await expectNoAxeViolations(dialog)
      await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
      await expect(callBack).toBeFocused()

      await callBack.click()
      await page.getByLabel('Full Name').fill('Ritu Malhotra')
      await page.getByLabel('Phone No').fill('98100 12345 99')
      await expect(page.getByLabel('Phone No')).toHaveValue('9810012345')
      await page.getByRole('button', { name: 'Request call' }).click()
      await expect(page.getByRole('alertdialog', { name: texts.help.thanks })).toBeVisible()
      await page.getByRole('button', { name: 'OK', exact: true }).click()
      await expect(dialog).toBeHidden()
      await openHelp(page, 'Request a call back')
      await expect(page.getByLabel('Full Name')).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(help).toBeFocused()
    })

    await test.step('a mail that cannot be sent at first', async () => {
      await openHelp(page, 'Email US')
      await page.getByLabel('Email id').fill('ritu@example.com')
      await page.getByLabel('Message').fill('Is the flat\nstill free?')
      await expect
        .poll(() => page.getByLabel('Message').evaluate((box) => box.clientHeight))
        .toBeGreaterThan(150)
      await page.route('**/api/req/mail', (route) => route.abort())
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(trouble).toBeVisible()
      await page.keyboard.press('Escape')
      await openHelp(page, 'Email US')
      await expect(page.getByLabel('Message')).toHaveValue('Is the flat\nstill free?')
      await page.unroute('**/api/req/mail')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alertdialog', { name: texts.help.thanks })).toBeVisible()
    })
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
