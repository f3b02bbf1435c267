import { randomInt } from 'node:crypto'
import { expect, inject } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

for (const width of [390, 1280])
  test(`a code appears in the outbox by itself (${width} px)`, async ({ openPage, site }) => {
    const { page } = await openPage('/dev/outbox', { width })
    await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor()

    const phone = `9${randomInt(1e9).toString().padStart(9, '0')}`
    const sent = await fetch(`${site.url}/api/otp/s`, {
      method: 'POST',
      headers: { 'x-api-key': 'basera-web' },
      body: new URLSearchParams({ loginSign: 'signup', phone_no: phone }),
    })
    expect(sent.status).toBe(200)

    const message = page.getByRole('listitem').filter({ hasText: phone.slice(5) })
    const code = await message.locator('output').textContent()
    await expect.poll(() => message.textContent()).toContain(`${code} is your OTP`)
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: /^E-mail/ }).click()
    await page.waitForURL('**/dev/outbox?channel=email')
    await message.waitFor({ state: 'detached' })
  })

test('there is no outbox where the settings hide it', async ({ onTestFinished }) => {
  const { url, prefix, template } = inject('testServer')
  const database = `${prefix}_hidden`
  await createDatabase(url, database, template)
  const site = await startSite({ DATABASE_URL: databaseUrl(url, database), DEV_OUTBOX: 'off' })
  onTestFinished(() => site.stop())

  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.data'])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404)
})
