import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

const axeFile = path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')

/**
 * Fails with the rule and the place of everything on the page that shuts people out. Looks again
 * for a moment: colours that are still fading are not the page's.
 */
export async function expectNoAxeViolations(page: Page) {
  await expect.poll(() => findViolations(page), { timeout: 5_000 }).toEqual([])
}

async function findViolations(page: Page) {
  // Axe asks what lies at a point, which is not known of what a phone has not laid out yet, and what
  // colour it has, which is not settled while it fades.
  await page.evaluate(async () => {
    document.documentElement.dataset.returned = ''
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(fading.map((each) => each.finished))
  })
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      places: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }))
  })
}
