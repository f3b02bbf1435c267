import { siteContext } from '#app/session/context.ts'
import type { Route } from './+types/robots'

const closed = [
  '/api/',
  '/admin',
  '/dashboard',
  '/dev/',
  '/list-property',
  // Only with a return address: search engines may list the login page itself.
  '/login?',
  '/logout',
  '/message-send',
  '/profile',
  '/req-check',
  '/screen-saver',
  '/seller',
  '/signup?',
]

/** What search engines need not look at, and where they find the rest. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext).publicUrl.replace(/\/$/, '')
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
