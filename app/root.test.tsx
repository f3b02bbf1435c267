import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Layout } from '#app/root.tsx'
import type { RootData } from '#app/session/root-data.ts'
import { readEnv } from '#server/env.ts'
import { siteSettings } from '#server/pages/site-settings.ts'

test.for([
  [true, ' data-keeps-pages="true"'],
  [false, ''],
] as const)(
  'browsers keep pages for reading offline where the site says so: %s',
  ([keepsPages, attribute]) => {
    const [html = ''] = /<html[^>]*>/.exec(render({ keepsPages })) ?? []
    expect(html).toBe(`<html lang="en-IN" data-api-key="basera-web"${attribute}>`)
  },
)

function render({ keepsPages }: { keepsPages: boolean }) {
  const site = { ...siteSettings(readEnv({})), keepsPages }
  const root: RootData = { site, viewer: null, showsSplash: false }
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
}

function Page() {
  return <Layout>{null}</Layout>
}
