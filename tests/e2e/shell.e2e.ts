import type { Request } from '@playwright/test'
import { expectNoAxeViolations } from '#tests/axe.ts'
import { expect, phoneWidth, test } from '#tests/journey.ts'

const help = 'Help and Support'

for (const [path, status, title, heading] of [
  ['/help/', 200, 'Help', help],
  ['/faq', 200, 'FAQ', help],
  ['/customer-service/', 200, 'Customer Service', help],
  ['/terms-and-condition', 200, 'Terms and Condition', help],
  ['/no/such/page.php?x=1', 404, 'Page Not Found', help],
  ['/not_found', 404, 'Page Not Found', 'Page Not Found'],
  ['/privacy-policy', 200, 'Privacy Policy', 'Privacy Policy'],
  ['/terms-conditions', 200, 'Terms of Service', 'Terms of Service'],
  ['/about', 200, 'About', 'About Basera'],
  ['/apps', 200, 'Mobile App', 'Basera on your phone'],
  ['/screen-saver', 200, 'Screen Saver', 'Basera'],
] as const)
  test(`${path} answers ${status} as ${title}`, async ({ site }) => {
    const answer = await fetch(site.url + path)
    const html = await answer.text()
    const [, text] = /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? []

    expect([answer.status, text]).toEqual([status, heading])
    expect(html).toContain(`<title>${title} | Basera</title>`)
  })

test.describe('the first page of a visit', () => {
  test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('is under a splash that lifts itself within 700 ms', async ({ page }) => {
    await page.addInitScript(keepAnimations)
    await page.goto('/about')
    const splash = page.locator('[data-splash]')
    const lift = await splash.evaluate(async (curtain) => {
      const animation = window.animated.get(curtain)
      const effect = animation?.effect as KeyframeEffect
      await animation?.finished
      const { opacity, pointerEvents } = getComputedStyle(curtain)
      const from = effect.getKeyframes()[0]?.opacity
      return { from, to: opacity, ms: effect.getComputedTiming().endTime, pointerEvents }
    })

    expect(lift).toEqual({ from: '1', to: '0', ms: 640, pointerEvents: 'none' })
    // The same visitor's next page.
    expect(await (await page.request.get('/help')).text()).not.toContain('data-splash=""')
  })
})

test.describe('the footer', () => {
  test('leads everywhere it should', async ({ site }) => {
    const html = (await (await fetch(`${site.url}/about`)).text()).replaceAll('<!-- -->', '')
    const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(html) ?? []
    const links = [...footer.matchAll(/<a\b([^>]*)>(.*?)<\/a>/g)].map(
      ([, attributes = '', text = '']) => [
        text.replaceAll(/<[^>]*>/g, '').trim(),
        /href="([^"]*)"/.exec(attributes)?.[1],
      ],
    )

    expect(Object.fromEntries(links)).toMatchObject({
      'Mobile App': '/apps',
      'List Property': '/list-property',
      Dashboard: '/seller/dashboard',
      'Customer Service': '/customer-service',
      About: '/about',
      'Contact Us': '/help',
      'Privacy Policy': '/privacy-policy',
      'Terms of Service': '/terms-conditions',
      '1800 000 000': 'tel:1800000000',
      'help@basera.example': 'mailto:help@basera.example',
    })
    expect(footer.match(/Basera on /g)).toHaveLength(5)
    expect(footer).toMatch(/© 2024–20\d\d Basera/)
  })

  test('calls the dashboard by its older address', async ({ site }) => {
    const answer = await fetch(`${site.url}/seller/dashboard`, { redirect: 'manual' })

    expect(answer.headers.get('location')).toBe('/dashboard')
  })
})

test.describe('far down a page', () => {
  test.use({ width: phoneWidth })

  test('a button leads back to the top', async ({ page }) => {
    await page.goto('/privacy-policy')
    const up = page.getByRole('button', { name: 'Back to top' })

    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await expect(up).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: 1_600, behavior: 'instant' }))
    await up.click()
    await page.waitForFunction(() => window.scrollY === 0)
    await expect(up).toHaveCount(0)
  })
})

test.describe('a page that cannot be loaded', () => {
  test('says so and offers a way out that works', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/, /Failed to fetch/)
    await page.goto('/help')
    await page.route(/\.data(\?|$)/, (route) => route.abort())
    await page.getByRole('link', { name: 'Customer Service' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expectNoAxeViolations(page.getByRole('main'))

    await page.unroute(/\.data(\?|$)/)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help and Support' })).toBeVisible()
    await expect(page).toHaveURL('/customer-service')
  })
})

test('a page that is measured tells how fast it was when it is left, without a cookie', async ({
  page,
}) => {
  const sent: Request[] = []
  page.on('request', (request) => request.url().endsWith('/api/web-vitals') && sent.push(request))
  await page.addInitScript(measureAlways)
  await page.goto('/loan')
  // What is left before anything was measured tells nothing yet.
  await expect(async () => {
    await page.evaluate(hidePage)
    expect(sent).toHaveLength(1)
  }).toPass()

  expect(await sent[0]!.allHeaders()).not.toHaveProperty('cookie')
  expect((await sent[0]!.response())?.status()).toBe(200)
  expect(sent[0]!.postData()).toMatch(/page=%2Floan&.*ttfb=/)
})

test.describe('for machines', () => {
  test('the manifest makes the site an app', async ({ site }) => {
    const answer = await fetch(`${site.url}/manifest.webmanifest`)
    const { name, icons, display } = await answer.json()

    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    expect([name, display]).toEqual(['Basera Real Estate India', 'standalone'])
    for (const { src } of icons) {
      const icon = await fetch(site.url + src)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
  })

  test('robots.txt closes what is private', async ({ site }) => {
    const text = await (await fetch(`${site.url}/robots.txt`)).text()

    expect(text).toContain('Disallow: /dashboard\n')
    expect(text).not.toContain('Disallow: /\n')
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })

  test('the sitemap leads to files that are there, and to no others', async ({ site }) => {
    const index = await fetch(`${site.url}/sitemap.xml`)
    const files = [...(await index.text()).matchAll(/<loc>(.*?)<\/loc>/g)]

    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(files.length).toBeGreaterThan(1)
    // That each of them is there is proved by app/loaders/sitemap/sitemap-files.test.ts.
    for (const [, address] of [files[0]!, files.at(-1)!]) {
      const file = await fetch(site.url + new URL(address ?? '').pathname)
      expect([file.status, file.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=3600',
      ])
    }
    expect((await fetch(`${site.url}/sitemaps/other.xml`)).status).toBe(404)
  })

  test('a page has one address, and one picture for sharing', async ({ site }) => {
    const html = await (await fetch(`${site.url}/about/`)).text()
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1]
    const answer = await fetch(site.url + new URL(picture ?? '').pathname)

    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/about"/)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })
})

/** The site measures no page in a hundred; this one counts among fewer than none. */
function measureAlways() {
  Math.random = () => -1e-9
}

/** As when somebody changes to another tab, which a browser without a screen does not know. */
function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

declare global {
  interface Window {
    animated: Map<Element, Animation>
  }
}

/** Runs before the page: an animation that is over cannot be found any more. */
function keepAnimations() {
  const { animate } = Element.prototype
  window.animated = new Map()
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    window.animated.set(this, animation)
    return animation
  }
}
