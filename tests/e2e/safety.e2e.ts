import { describe, expect } from 'vitest'
import { test } from '#tests/journey.ts'
import { signUp } from '#tests/sign-up.ts'

const pages = ['/', '/search/buy?city=delhi', '/about', '/login', '/nothing-here']

describe('every page', () => {
  test.for(pages)('%s runs scripts of this very answer only', async (path, { site }) => {
    const nonces = new Set<string>()
    for (let i = 0; i < 2; i++) {
      const answer = await fetch(site.url + path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
      nonces.add(nonce)
      const inline = [...(await answer.text()).matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>/g)]
      expect(inline.length).toBeGreaterThan(0)
      for (const [tag] of inline) {
        if (!tag.includes('application/ld+json')) expect(tag).toContain(`nonce="${nonce}"`)
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect(nonces.size).toBe(2)
  })

  test('is only read; what changes something is a call', async ({ site }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await fetch(`${site.url}/about`, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})

test('what a person sees who is signed in is kept nowhere and shown to nobody else', async ({
  openPage,
  site,
}) => {
  const { page } = await openPage('/')
  const { name, phone } = await signUp(page, { name: 'Qadira Unmistakable' })

  for (const path of ['/search/buy?city=delhi', '/profile', '/saved', '/login']) {
    const own = await page.request.get(path)
    expect(own.headers()['cache-control'], path).toBe('no-store')
    expect(await own.text(), path).toContain(name)

    const foreign = await (await fetch(site.url + path)).text()
    expect(foreign, path).not.toContain(name)
    expect(foreign, path).not.toContain(phone)
  }
})
