import { themeColors } from '#app/browser/theme-color.ts'
import { siteContext } from '#app/session/context.ts'
import type { Route } from './+types/manifest'

/** What a phone needs to keep the site on its home screen like an app. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(siteContext)
  const manifest = {
    id: '/',
    name: `${name} Real Estate India`,
    short_name: name,
    description: 'Homes, shops and offices in seven northern cities, straight from their owners.',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Rent', url: '/search/rent' },
      { name: 'Buy', url: '/search/buy' },
      { name: 'List Property', url: '/list-property' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
