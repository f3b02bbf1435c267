import { expect, test } from 'vitest'
import { contentFirst } from '#app/content-first.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/a.js" nonce="n"/>',
  '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/s.css"/></head>',
  '<body><p>type=&quot;module&quot;</p>',
  '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>',
].join('')

test('scripts are parked, with what they need, and nothing else is touched', () => {
  expect(contentFirst(page).html).toBe(
    [
      '<html><head><link rel="stylesheet" href="/s.css"/></head>',
      '<body><p>type=&quot;module&quot;</p>',
      '<script nonce="n" type="text/plain" data-needs="/a.js /b.js">import "/a.js"</script>',
      '</body></html>',
    ].join(''),
  )
})

test('what starts them can run by itself', () => {
  expect(() => new Function(contentFirst(page).start)).not.toThrow()
})
