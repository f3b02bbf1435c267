import { randomInt } from 'node:crypto'
import { expect, test } from '#tests/journey.ts'

test('a code appears in the outbox by itself', async ({ page, site }) => {
  await page.goto('/dev/outbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()

  const phone = `9${randomInt(1e9).toString().padStart(9, '0')}`
  const sent = await fetch(`${site.url}/api/otp/s`, {
    method: 'POST',
    headers: { 'x-api-key': 'basera-web' },
    body: new URLSearchParams({ loginSign: 'signup', phone_no: phone }),
  })
  expect(sent.status).toBe(200)

  const message = page.getByRole('listitem').filter({ hasText: phone.slice(5) })
  const code = await message.locator('output').textContent()
  await expect(message).toContainText(`${code} is your OTP`)

  await page.getByRole('link', { name: /^E-mail/ }).click()
  await expect(page).toHaveURL('/dev/outbox?channel=email')
  await expect(message).toHaveCount(0)
})
