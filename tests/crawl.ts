import type { Page } from '@playwright/test'
import { phone } from '#tests/journey.ts'
import { isPage, routeFileOf } from '#tests/page-files.ts'

/** What the server answers beside the routes. */
const otherAddresses = /^\/(api|logout|img|share)\b/

type Crawl = {
  /** The addresses to begin with. */
  starts: string[]
  /** Which files' pages are opened; every link is followed to one page per file. */
  isWanted: (file: string) => boolean
  /** What is wrong with the page that is open, in a window as wide as a phone. */
  findProblems: (page: Page) => Promise<string[]>
}

/**
 * Follows the links of a site, breadth first, to one page of every route file. Answers the files
 * that were opened and, for each page, what is wrong with it.
 */
export async function crawl(page: Page, { starts, isWanted, findProblems }: Crawl) {
  const opened = new Set<string>()
  const problems: string[] = []
  // Every address once: one that leads on, such as to the first of a list, is no page itself.
  const queue = new Set(starts)
  for (const address of queue) {
    const asked = routeFileOf(address)
    if (!asked) problems.push(`${address}: leads to no page`)
    if (!asked || !isPage(asked) || !isWanted(asked) || opened.has(asked)) continue
    // Whatever else is open would be laid out and drawn anew for another size and look.
    await page.goto('about:blank')
    await page.setViewportSize(phone)
    // Both looks on every page would take half as long again; tokens.test.ts holds the colours of both.
    await page.emulateMedia({ colorScheme: opened.size % 2 === 0 ? 'dark' : 'light' })
    const response = await page.goto(address)
    const file = routeFileOf(page.url())
    // A page that leads on, such as to the login, is not what was asked for.
    if (!file || !isWanted(file) || opened.has(file)) continue
    opened.add(file)
    const status = response?.status() ?? 0
    const found = await findProblems(page)
    if (status !== 200 && !/not-found/.test(file)) found.push(`answers ${status}`)
    problems.push(...found.map((problem) => `${address}: ${problem}`))
    for (const link of await findLinks(page)) queue.add(link)
  }
  return { opened: [...opened].sort(), problems }
}

/** The addresses of this site that a page links to, in the order of the page. */
async function findLinks(page: Page) {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  )
  return hrefs.filter((href) => !otherAddresses.test(href))
}
