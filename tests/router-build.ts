import { createElement, type ReactNode } from 'react'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router'

const entryModule = '/assets/entry.js'

/**
 * What React Router hands to the entry of a small site, as the build of a real one would: a root
 * that renders <Scripts>, and a page at /page whose loader answers `loaded`.
 */
export async function entryContextFor(loaded: unknown): Promise<EntryContext> {
  let given: EntryContext | undefined
  const build = buildOf(loaded, (context) => {
    given = context
  })
  const request = new Request('http://localhost/page')
  await createRequestHandler(build, 'production')(request, new RouterContextProvider())
  if (!given) throw new Error('React Router no longer calls the entry with its context.')
  return given
}

export function buildOf(
  loaded: unknown,
  onContext: (context: EntryContext) => void = () => {},
): ServerBuild {
  const flags = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }
  const page = { id: 'page', parentId: 'root', path: 'page' }
  return {
    entry: {
      module: {
        default: (_request, status, headers, context) => {
          onContext(context)
          return new Response(null, { status, headers })
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Outlet, Layout } },
      page: { ...page, module: { default: () => 'The page', loader: () => loaded } },
    },
    assets: {
      entry: { module: entryModule, imports: ['/assets/react.js'] },
      routes: {
        root: { ...flags, id: 'root', path: '', hasLoader: false, module: '/assets/root.js' },
        page: {
          ...flags,
          ...page,
          hasLoader: true,
          module: '/assets/page.js',
          imports: ['/assets/shared.js'],
        },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  }
}

function Layout({ children }: { children: ReactNode }) {
  return createElement('html', null, createElement('body', null, children, createElement(Scripts)))
}
