import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, launchOptions } from '#tests/browser.ts'
import { startSite } from '#tests/site.ts'

// Makes the picture of the README from the built site and its demo data: npm run screenshot

const target = path.join(import.meta.dirname, '../docs/screenshot.png')
const desk = { width: 1280, height: 860 }
const phone = { width: 390, height: 800 }
const gap = 40

const site = await startSite({})
const browser = await chromium.launch(launchOptions(await findBrowser()))
try {
  const pictures = [
    { input: await shoot(browser, '/', desk), left: gap, top: gap },
    {
      input: await shoot(browser, '/search/rent?city=gurugram', phone),
      left: desk.width + 2 * gap,
      top: gap + (desk.height - phone.height) / 2,
    },
  ]
  await sharp({
    create: {
      width: desk.width + phone.width + 3 * gap,
      height: desk.height + 2 * gap,
      channels: 3,
      background: '#f3eee3',
    },
  })
    .composite(pictures)
    .png({ palette: true, quality: 90 })
    .toFile(target)
} finally {
  await browser.close()
  await site.stop()
}

async function shoot(browser: Browser, address: string, viewport: typeof desk) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'en-IN' })
  await page.goto(`${site.url}${address}`, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await page.close()
  return picture
}
