import { randomBytes } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { seenSplash } from '#app/features/site-splash/splash-cookie.ts'
import { connect, type Db } from '#db/connect.ts'
import { startSession } from '#domain/sessions/start-session.ts'
import { crawl } from '#tests/crawl.ts'
import {
  fileAddresses,
  ownerAddresses,
  staffAddresses,
  visitorAddresses,
} from '#tests/hostile-rows/addresses.ts'
import { fileFlaws } from '#tests/hostile-rows/file-flaws.ts'
import { findScripts, findScriptsIn } from '#tests/hostile-rows/find-scripts.ts'
import { storeHostileRows } from '#tests/hostile-rows/store-hostile-rows.ts'
import { mark } from '#tests/hostile-texts.ts'
import { expect, test, waitUntilInteractive } from '#tests/journey.ts'
import { readRun } from '#tests/journey-run.ts'
import { pageFilesOf, pagesOf } from '#tests/page-files.ts'
import { startSite } from '#tests/site.ts'
import { createDatabase, databaseUrl } from '#tests/test-server.ts'

const secret = 'Signs the links of this journey alone'

// Which fields the rows fill is held by tests/hostile-rows/hostile-rows.test.ts.
test('texts that are scripts are text on every page and in every file, to everybody', async ({
  browser,
}) => {
  test.slow()
  await using stack = new AsyncDisposableStack()
  const { site, db } = await startHostileSite(stack)
  const rows = await storeHostileRows(db)
  const key = Buffer.from(secret)
  const files = fileAddresses(rows)
  const viewers = {
    visitor: { ...visitorAddresses(rows, key), files: files.visitor },
    owner: { ...ownerAddresses(rows, key), files: files.owner, id: rows.owner.id },
    administrator: { ...staffAddresses(rows), files: files.administrator, id: rows.staff.id },
  }

  const looks = Object.entries(viewers).map(async ([viewer, { starts, more, files, ...who }]) => {
    const cookie = await cookieOf(db, 'id' in who ? who.id : undefined)
    const { page, problems } = await openPage(browser, site.url, cookie)
    const pages = pagesOf[viewer as keyof typeof pagesOf]
    const isWanted = (file: string) => pages.test(file)
    let shown = 0
    const findProblems = async () => {
      if ((await page.getByText(mark).count()) > 0) shown += 1
      return findScripts(page)
    }
    const crawled = await crawl(page, { starts, isWanted, findProblems })
    problems.push(...crawled.problems)
    for (const address of more) {
      const html = await (await page.request.get(address)).text()
      if (html.includes(mark)) shown += 1
      const found = await findScriptsIn(page, html)
      problems.push(...found.map((problem) => `${address}: ${problem}`))
    }
    if (shown < 8) problems.push(`only ${shown} pages show the texts`)
    for (const address of files) {
      const reply = await fetch(site.url + address, { headers: { cookie } })
      const flaws = fileFlaws(reply.headers, await reply.text())
      if (reply.status !== 200) flaws.push(`answers ${reply.status}`)
      problems.push(...flaws.map((flaw) => `${address}: ${flaw}`))
    }
    await page.context().close()
    const unopened = pageFilesOf(pages).filter((file) => !crawled.opened.includes(file))
    return { [viewer]: [...problems, ...unopened.map((file) => `${file}: was not opened`)] }
  })

  expect(await Promise.all(looks)).toEqual([{ visitor: [] }, { owner: [] }, { administrator: [] }])
})

/** A site of its own: these rows would be in the way of other journeys. */
async function startHostileSite(stack: AsyncDisposableStack) {
  const { testServer } = readRun()
  const database = `${testServer.prefix}_hostile_${randomBytes(3).toString('hex')}`
  await createDatabase(testServer.url, database, testServer.template)
  const url = databaseUrl(testServer.url, database)
  const db = connect(url, { size: 2 })
  stack.defer(() => db.destroy())
  const site = await startSite({
    DATABASE_URL: url,
    DEMO_DATA: 'off',
    SECRET: secret,
    REQUEST_SECONDS: '30',
    WEB_VITALS_PERCENT: '0',
  })
  stack.defer(() => site.stop())
  return { site, db }
}

async function cookieOf(db: Db, userId: string | undefined) {
  if (!userId) return seenSplash
  const client = { device: 'A journey', address: '127.0.0.1' }
  const { token } = await startSession(db, { days: 1, staffIdleHours: 12 }, userId, client)
  return `${seenSplash}; basera_session=${token}`
}

/** A page that remembers dialogs, errors and breaches of the content security policy. */
async function openPage(browser: Browser, url: string, cookie: string) {
  const context = await browser.newContext({ baseURL: url })
  const cookies = cookie.split('; ').map((each) => each.split('='))
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })))
  const page = await context.newPage()
  waitUntilInteractive(page)
  const problems: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`${page.url()}: opened a dialog`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
  page.on('console', (message) => {
    const isBreach = /content security policy|refused to/i.test(message.text())
    if (isBreach) problems.push(`${page.url()}: ${message.text()}`)
  })
  return { page, problems }
}
