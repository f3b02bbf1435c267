import { randomInt } from 'node:crypto'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, test, widths } from '#tests/journey.ts'
import { readRun } from '#tests/journey-run.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ width })

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
      await expectNoAxeViolations(page)

      await page.getByRole('link', { name: /^E-mail/ }).click()
      await expect(page).toHaveURL('/dev/outbox?channel=email')
      await expect(message).toHaveCount(0)
    })
  })

test('there is no outbox where the settings hide it', async () => {
  const { url, prefix, template } = readRun().testServer
  const database = `${prefix}_hidden`
  await createDatabase(url, database, template)
  const site = await startSite({ DATABASE_URL: databaseUrl(url, database), DEV_OUTBOX: 'off' })
  try {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.data'])
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(404)
  } finally {
    await site.stop()
  }
})
