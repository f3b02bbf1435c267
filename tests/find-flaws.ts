import type { Page } from '@playwright/test'
import { findViolations, findViolationsOnlyIn } from '#tests/axe.ts'
import { desktop, phone } from '#tests/journey.ts'

const title = /^(.+ \| Basera|Basera Real Estate India)$/s

/**
 * What is wrong with how a page looks that is open in a window as wide as a phone: there, and in
 * what a wide window shows besides. Headers and footers in `checked` are not checked again.
 */
export async function findFlaws(page: Page, checked: Set<string>) {
  const problems: string[] = []
  if (!title.test(await page.title())) problems.push(`has the title “${await page.title()}”`)
  const headings = await page.locator('h1').count()
  if (headings !== 1) problems.push(`has ${headings} headings of the first level`)
  for (const [{ width }, find] of [
    [phone, () => findViolations(page, checked)],
    [desktop, () => findViolationsOnlyIn(page, desktop)],
  ] as const) {
    const violations = await find()
    for (const { rule, places } of violations)
      problems.push(`breaks ${rule} at ${width} px at ${places.join('; ')}`)
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    if (pageWidth !== width) problems.push(`is ${pageWidth} px wide in a window of ${width} px`)
  }
  return problems
}
