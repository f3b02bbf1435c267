import { createHash } from 'node:crypto'
import { readEmbeddedMap } from '#domain/places/embedded-map.ts'
import type { Route } from './+types/embedded'

let made: { text: string; etag: string } | undefined

/** The map that needs no other host. It changes only with the places we know. */
export function loader({ request }: Route.LoaderArgs) {
  made ??= make()
  const { text, etag } = made
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    etag,
  }
  // A proxy that compresses makes the tag a weak one.
  const isKnown = request.headers.get('if-none-match')?.replace(/^W\//, '') === etag
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

function make() {
  const text = JSON.stringify(readEmbeddedMap())
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}
