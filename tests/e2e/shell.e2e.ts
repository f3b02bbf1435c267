import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { test } from '#tests/journey.ts'

describe.each([390, 1280])('at %i px', (width) => {
  test('home opens', async ({ openPage }) => {
    const { page, status } = await openPage('/', { width })

    expect(status).toBe(200)
    expect(await page.title()).toBe('Basera Real Estate India')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectNoAxeViolations(page)
  })

  test('an unknown path is the support page with status 404', async ({ openPage }) => {
    const { page, status } = await openPage('/no-such-page', { width, expected: [/404/] })

    expect(status).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectNoAxeViolations(page)
  })

  test('no page is wider than the screen', async ({ openPage }) => {
    const { page } = await openPage('/', { width })

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
})

test('the server logs no error meanwhile', async ({ openPage, site }) => {
  await openPage('/')

  expect(await readFile(site.logFile, 'utf8')).not.toMatch(/"level":(50|60)/)
})
