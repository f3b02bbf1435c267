import type { Browser, Page } from '@playwright/test'
import { crawl } from '#tests/crawl.ts'
import { findFlaws } from '#tests/find-flaws.ts'
import { fileFlaws } from '#tests/hostile-rows/file-flaws.ts'
import { findScripts, findScriptsIn } from '#tests/hostile-rows/find-scripts.ts'
import { type HostileViewer, startHostileSite } from '#tests/hostile-site.ts'
import { mark } from '#tests/hostile-texts.ts'
import { expect, makeGotoWait, phoneWidth, test } from '#tests/journey.ts'
import { allPageFiles, pageFilesOf, pagesOf } from '#tests/page-files.ts'

test('every page is somebody’s', () => {
  const isSomebodys = (file: string) => Object.values(pagesOf).some((pages) => pages.test(file))
  expect(allPageFiles().filter((file) => !isSomebodys(file))).toEqual([])
})

test.use({ width: phoneWidth })

// Which fields the rows fill is held by tests/hostile-rows/hostile-rows.test.ts.
test('all that anybody can open is accessible, titled, no wider than a phone or a screen, and shows texts that are scripts as text', async ({
  browser,
}) => {
  // Some seventy pages: on a busy machine that takes its time.
  test.setTimeout(900_000)
  await using stack = new AsyncDisposableStack()
  const { url, viewers } = await startHostileSite(stack)

  const looks = Object.entries(viewers).map(async ([name, viewer]) => {
    const pages = pagesOf[name as keyof typeof pagesOf]
    const { page, problems } = await openPage(browser, url, viewer.cookies)
    problems.push(...(await findPageProblems(page, viewer, pages)))
    problems.push(...(await findFileProblems(url, viewer)))
    await page.context().close()
    return { [name]: problems }
  })

  expect(await Promise.all(looks)).toEqual([{ visitor: [] }, { owner: [] }, { administrator: [] }])
})

async function findPageProblems(page: Page, { starts, more }: HostileViewer, pages: RegExp) {
  let hostile = 0
  const checked = new Set<string>()
  const { opened, problems } = await crawl(page, {
    starts,
    isWanted: (file) => pages.test(file),
    findProblems: async () => {
      if ((await page.getByText(mark).count()) > 0) hostile += 1
      return [...(await findScripts(page)), ...(await findFlaws(page, checked))]
    },
  })
  for (const address of more) {
    const html = await (await page.request.get(address)).text()
    if (html.includes(mark)) hostile += 1
    const found = await findScriptsIn(page, html)
    problems.push(...found.map((problem) => `${address}: ${problem}`))
  }
  if (hostile < 8) problems.push(`only ${hostile} pages show the texts`)
  const unopened = pageFilesOf(pages).filter((file) => !opened.includes(file))
  return [...problems, ...unopened.map((file) => `${file}: was not opened`)]
}

/** What is wrong with what programs read. */
async function findFileProblems(url: string, { files, cookies }: HostileViewer) {
  const problems: string[] = []
  for (const address of files) {
    const reply = await fetch(url + address, { headers: { cookie: cookies } })
    const flaws = fileFlaws(reply.headers, await reply.text())
    if (reply.status !== 200) flaws.push(`answers ${reply.status}`)
    problems.push(...flaws.map((flaw) => `${address}: ${flaw}`))
  }
  return problems
}

/** A page that remembers dialogs, errors and breaches of the content security policy. */
async function openPage(browser: Browser, url: string, cookies: string) {
  const context = await browser.newContext({ baseURL: url })
  const pairs = cookies.split('; ').map((each) => each.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
  const page = await context.newPage()
  makeGotoWait(page)
  const problems: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`${page.url()}: opened a dialog`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
  page.on('console', (message) => {
    const { url: from } = message.location()
    // That another host is not found is the doing of `localhostOnly`.
    const isOurs = !from.startsWith('http') || from.startsWith(url)
    const isKnown = /status of 404/.test(message.text())
    if (message.type() === 'error' && isOurs && !isKnown)
      problems.push(`${page.url()}: ${message.text()} ${from}`)
  })
  return { page, problems }
}
