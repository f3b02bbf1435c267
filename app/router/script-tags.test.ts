import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { withoutStream } from '#app/router/handover.ts'
import {
  moduleAttributes,
  nonceAttribute,
  nonceMark,
  preloadTagStart,
} from '#app/router/script-tags.ts'
import { entryContextFor } from '#tests/router-build.ts'

let html = ''
beforeAll(async () => {
  const context = withoutStream(await entryContextFor('loaded'))
  const props = { context, url: 'http://localhost/page', nonce: nonceMark }
  html = renderToString(createElement(ServerRouter, props))
})

test('every inline script of the router has the nonce as its first attribute', () => {
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)

  expect(scripts).toHaveLength(2)
  for (const tag of scripts) {
    expect(
      tag.startsWith(`<script${nonceAttribute}`),
      `${tag}: assemblePage looks for the nonce right after "<script"`,
    ).toBe(true)
  }
})

test('the script that imports the modules goes on after the nonce as assemblePage expects', () => {
  expect(html, 'the module script’s attributes have changed; correct moduleAttributes').toContain(
    `<script${nonceAttribute}${moduleAttributes}>`,
  )
})

test('every module is preloaded by a marked link, the entry first', () => {
  const links = [...html.matchAll(/<link[^>]*modulepreload[^>]*>/g)].map(([tag]) => tag)

  for (const tag of links) {
    expect(tag, 'preload links have changed; correct preloadTagStart').toMatch(
      new RegExp(`^${preloadTagStart}[^"]+"${nonceAttribute}/>$`),
    )
  }
  const hrefs = links.map((tag) => tag.slice(preloadTagStart.length).split('"', 1)[0])
  expect(hrefs[0], 'start-scripts.ts takes the first preload for the entry').toBe(
    '/assets/entry.js',
  )
  expect(hrefs).toEqual(
    expect.arrayContaining(['/assets/react.js', '/assets/page.js', '/assets/shared.js']),
  )
})
