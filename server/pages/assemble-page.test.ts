import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nonceMark } from '#app/nonce-mark.ts'
import { assemblePage } from '#server/pages/assemble-page.ts'

const ours = (text: string) => `<script nonce="${nonceMark}">${text}</script>`
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('a page is what was rendered, with the handover as its last script', () => {
  const { bytes } = assemblePage({
    html: '<html><body><p>₹ 18,500</p></body></html>',
    handover: 'take("₹")',
  })

  expect(bytes.toString()).toBe(
    '<!doctype html><html><body><p>₹ 18,500</p><script>take("₹")</script></body></html>',
  )
})

test('our own inline scripts lose their mark and are named by their hashes', () => {
  const link = `<link rel="modulepreload" nonce="${nonceMark}" href="/a.js">`
  const module = `<script type="module" async="" nonce="${nonceMark}">import "/b.js"</script>`
  const { bytes, hashes } = assemblePage({
    html: `<html><head>${link}</head><body>${ours('first("é")')}${module}</body></html>`,
    handover: 'last()',
  })

  expect(hashes).toEqual(['first("é")', 'import "/b.js"', 'last()'].map(hashOf))
  expect(bytes.toString()).not.toContain('nonce')
})

test('a script that somebody smuggled in has no hash', () => {
  const foreign = '<script>steal()</script><script nonce="nonce-guessed">steal()</script>'
  const { bytes, hashes } = assemblePage({
    html: `<html><body>${foreign}${ours('own()')}${foreign}</body></html>`,
    handover: '',
  })

  expect(hashes).toEqual([hashOf('own()')])
  expect(bytes.toString()).toContain(foreign)
})

test('a script from a file of ours has no text to be named by', () => {
  const { hashes } = assemblePage({
    html: `<script nonce="${nonceMark}" src="/a.js"></script>`,
    handover: '',
  })

  expect(hashes).toEqual([])
})

test('a page without an end keeps its handover to itself', () => {
  const { bytes } = assemblePage({ html: '<p>cut', handover: 'last()' })

  expect(bytes.toString()).toBe('<!doctype html><p>cut')
})

test('half a sign, cut off somewhere, spoils nothing', () => {
  const { bytes } = assemblePage({ html: '<p>\ud83c</p><p>🏠</p>', handover: '' })

  expect(bytes.toString()).toBe('<!doctype html><p>\ufffd</p><p>🏠</p>')
})
