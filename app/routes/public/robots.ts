const closed = [
  '/api/',
  '/admin',
  '/dashboard',
  '/dev/',
  '/list-property',
  '/login',
  '/logout',
  '/message-send',
  '/profile',
  '/req-check',
  '/screen-saver',
  '/seller',
  '/signup',
]

/** What search engines need not look at. */
export function loader() {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
