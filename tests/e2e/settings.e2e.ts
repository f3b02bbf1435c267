import { connect } from '#db/connect.ts'
import { expect, test } from '#tests/journey.ts'
import { readRun } from '#tests/journey-run.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl, dropDatabases, runOnServer } from '#tests/test-server.ts'

const settings = {
  SEARCHES_PER_ADDRESS: '1',
  DEV_OUTBOX: 'off',
  WEB_VITALS_PERCENT: '100',
  OFFLINE_PAGES: 'off',
}
const search = {
  method: 'POST',
  headers: { 'x-api-key': 'basera-web' },
  body: new URLSearchParams({
    city: 'delhi',
    property_category: 'residential',
    property_status: 'rent',
  }),
}

test('a site has no outbox, room for so many searches of an address, and measures pages, as its settings say', async ({
  page,
}) => {
  const { url, prefix, template } = readRun().testServer
  const name = `${prefix}_settings`
  const database = databaseUrl(url, name)
  await createDatabase(url, name, template)
  const site = await startSite({ ...settings, DATABASE_URL: database })
  try {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.data'])
      expect((await fetch(site.url + path)).status, path).toBe(404)

    const worker = await (await fetch(`${site.url}/service-worker.js`)).text()
    expect(worker).toContain('registration.unregister()')
    expect(await (await fetch(`${site.url}/loan`)).text()).not.toContain('data-keeps-pages')

    let others: Promise<number[]> | undefined
    await runOnServer(database, async (client) => {
      await client.query('begin; lock table listing')
      // One search of an address runs, ten wait, and the twelfth is one too many.
      const answers = Array.from({ length: 12 }, () => fetch(`${site.url}/api/prop/search`, search))
      const refused = await Promise.race(answers)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
      others = Promise.all(answers.map(async (answer) => (await answer).status))
    })

    expect((await others)?.toSorted()).toEqual([...Array(11).fill(200), 429])

    const sent = page.waitForRequest('**/api/web-vitals')
    await page.goto(`${site.url}/loan`)
    await using db = connect(database, { size: 1 })
    const measured = db.selectFrom('webVital').select('page').where('vital', '=', 'ttfb')
    await expect(async () => {
      await page.evaluate(hidePage)
      expect(await measured.execute()).toEqual([{ page: '/loan' }])
    }).toPass()
    expect(await (await sent).allHeaders()).not.toHaveProperty('cookie')
  } finally {
    await site.stop()
    await dropDatabases(url, name)
  }
})

/** As when somebody changes to another tab, which a browser without a screen does not know. */
function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
