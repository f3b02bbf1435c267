import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

const axeFile = path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')

declare global {
  interface Window {
    /** There once `prepare` has run. */
    axe: typeof import('axe-core')
  }
}

type Viewport = { width: number; height: number }

/**
 * Fails with the rule and the place of everything in parts of a page that shuts people out. Looks
 * again for a moment: colours that are still fading are not the page's.
 */
export async function expectNoAxeViolations(parts: Locator) {
  const find = async () => {
    await parts.first().waitFor({ state: 'attached' })
    await prepare(parts.page())
    await parts.evaluateAll(markParts)
    return parts.page().evaluate(runAxe, '[data-part]')
  }
  // The first look takes as long as the machine needs: only what may still fade is waited for.
  if ((await find()).length > 0) await expect.poll(find, { timeout: 15_000 }).toEqual([])
}

/**
 * What is wrong with a whole page now, with the rule and the places. A header or footer that is in
 * `checked` is left out here and by `findViolationsOnlyIn`; the others come into it.
 */
export async function findViolations(page: Page, checked: Set<string>) {
  await prepare(page)
  await page.evaluate(markRepeated)
  const looks = await page.evaluate(describeFrames)
  const isRepeated = looks.map((look) => {
    const isChecked = checked.has(look)
    checked.add(look)
    return isChecked
  })
  await page.evaluate(markFrames, isRepeated)
  return page.evaluate(runAxe, ':root')
}

/** What is wrong with the parts that a page shows only in a window of another size. */
export async function findViolationsOnlyIn(page: Page, viewport: Viewport) {
  await page.evaluate(markShown)
  await page.setViewportSize(viewport)
  await prepare(page)
  await page.evaluate(markNewlyShown)
  return page.evaluate(runAxe, '[data-part]')
}

/**
 * Axe asks what lies at a point, which is not known of what a phone has not laid out yet, and what
 * colour it has, which is not settled while it fades.
 */
async function prepare(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.dataset.returned = ''
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map((each) => each.finished))
  })
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axeSource)
}

/**
 * Marks what comes again and again, such as the cards of a search and the rows of a report, after
 * the first four: to look at all of them takes seconds. Runs in the browser.
 */
function markRepeated() {
  for (const element of document.querySelectorAll('article, li, tr')) {
    let whole = element
    // A card may have a box of its own around it.
    while (whole.parentElement?.childElementCount === 1) whole = whole.parentElement
    const alike = [...(whole.parentElement?.children ?? [])].filter(
      (other) =>
        other.localName === whole.localName &&
        other.className === whole.className &&
        (other === whole || whole === element || other.querySelector(element.localName)),
    )
    if (alike.indexOf(whole) >= 4) whole.setAttribute('data-repeated', '')
  }
}

/**
 * What of each header and footer decides what axe finds: not where it leads, nor its ids. Runs in
 * the browser.
 */
function describeFrames() {
  const look = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const where = /( (?:href|id|for|aria-controls|aria-labelledby|aria-describedby)=")[^"]*"/g
  return [...document.querySelectorAll('body header, body footer')].map(
    (frame) => `${look} ${frame.outerHTML.replaceAll(where, '$1"')}`,
  )
}

/** Runs in the browser. */
function markFrames(isRepeated: boolean[]) {
  for (const [at, frame] of document.querySelectorAll('body header, body footer').entries())
    if (isRepeated[at]) frame.setAttribute('data-repeated', '')
}

/** Runs in the browser. */
function markShown() {
  for (const element of document.querySelectorAll('body, body *')) {
    // What has no box of its own is where its children are.
    const isShown = element.checkVisibility() || getComputedStyle(element).display === 'contents'
    if (isShown) element.setAttribute('data-shown', '')
  }
}

/** Runs in the browser. */
function markNewlyShown() {
  const shown = '[data-shown]:not([data-repeated], [data-repeated] *)'
  for (const element of document.querySelectorAll(`${shown} > :not([data-shown])`))
    if (element.checkVisibility()) element.setAttribute('data-part', '')
}

/** Runs in the browser. */
function markParts(parts: Element[]) {
  for (const element of document.querySelectorAll('[data-part]'))
    element.removeAttribute('data-part')
  for (const part of parts) part.setAttribute('data-part', '')
}

/** Runs in the browser. */
async function runAxe(selector: string) {
  const include = [...document.querySelectorAll(selector)]
  if (include.length === 0) return []
  // There is neither media nor another document in our pages, so nothing is loaded for the rules.
  const options = { resultTypes: ['violations' as const], preload: false, iframes: false }
  const context = { include, exclude: [...document.querySelectorAll('[data-repeated]')] }
  const { violations } = await window.axe.run(context, options)
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }))
}
