import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { readHandover } from '#app/router/handover.tsx'
import { LateScripts } from '#app/router/late-scripts.tsx'
import { entryContextFor } from '#tests/router-build.ts'

test('the modules of a page wait for the start script, which knows what to preload', async () => {
  const html = await renderPage()
  const [, preloads, text] =
    /<script[^>]* data-preloads="([^"]*)"[^>]*>(.*?)<\/script>/s.exec(html) ?? []

  expect(preloads?.split(' '), '<Scripts> no longer renders its preloads as links').toEqual(
    expect.arrayContaining(['/assets/entry.js', '/assets/react.js', '/assets/page.js']),
  )
  expect(text).toContain('import("/assets/entry.js")')
  expect(html, 'another module starts by itself').not.toMatch(/type="module"|rel="modulepreload"/)
})

test('the script that takes the loader data runs at once', async () => {
  expect(await renderPage()).toContain('<script>window.__reactRouterContext')
})

async function renderPage() {
  const { context } = await readHandover(await entryContextFor('loaded'))
  const routeModules = {
    ...context.routeModules,
    root: { ...context.routeModules.root!, Layout },
  }
  return renderToString(
    <ServerRouter context={{ ...context, routeModules }} url="http://localhost/page" />,
  )
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <LateScripts />
      </body>
    </html>
  )
}
