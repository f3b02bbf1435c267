import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nonceMark } from '#app/router/script-tags.ts'
import { startScripts } from '#app/start-scripts.ts'
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
  const { bytes, hashes } = assemblePage({
    html: `<html><body>${ours('first("é")')}${ours('second()')}</body></html>`,
    handover: 'last()',
  })

  expect(hashes).toEqual(['first("é")', 'second()', 'last()'].map(hashOf))
  expect(bytes.toString()).not.toContain('nonce')
})

test('modules are parked with what they need, until the handover starts them', () => {
  const link = (file: string) =>
    `<link rel="modulepreload" href="/${file}" nonce="${nonceMark}"/><link rel="icon" href="/i"/>`
  const module = `<script nonce="${nonceMark}" type="module" async="">import "/a.js"</script>`
  const { bytes, hashes } = assemblePage({
    html: `<html>${link('a.js')}${link('b.js')}<p> type="module" async=""</p>${module}</body></html>`,
    handover: 'start()',
  })

  expect(bytes.toString()).toBe(
    [
      '<!doctype html><html><link rel="icon" href="/i"/><link rel="icon" href="/i"/>',
      '<p> type="module" async=""</p>',
      '<script type="text/plain" data-needs="/a.js /b.js">import "/a.js"</script>',
      '<script>start()</script></body></html>',
    ].join(''),
  )
  expect(hashes).toEqual(['import "/a.js"', 'start()'].map(hashOf))
})

test('where nothing starts them, modules are left as they are', () => {
  const module = `<script nonce="${nonceMark}" type="module" async="">import "/a.js"</script>`
  const { bytes } = assemblePage({ html: `<html>${module}</body></html>`, handover: '' })

  expect(bytes.toString()).toContain('<script type="module" async="">import "/a.js"</script>')
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

test('a page without an end gets no handover', () => {
  const { bytes } = assemblePage({ html: '<p>cut', handover: 'last()' })

  expect(bytes.toString()).toBe('<!doctype html><p>cut')
})

test('half a sign, cut off somewhere, spoils nothing', () => {
  const { bytes } = assemblePage({ html: '<p>\ud83c</p><p>🏠</p>', handover: '' })

  expect(bytes.toString()).toBe('<!doctype html><p>\ufffd</p><p>🏠</p>')
})

test('what starts the modules can run by itself', () => {
  expect(() => new Function(startScripts)).not.toThrow()
})
