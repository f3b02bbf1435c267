import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'

const forEveryResponse = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({ microphone: '()' }),
}

/**
 * The only page that may use the microphone: owners can speak the sentence about a property there.
 */
const spokenTo = new Set(['/list-property', '/list-property/', '/list-property/basic_details'])

/** Pages whose address is a secret that opens a family list. */
const unreferred = /^\/family(\.data)?\/?$/i

function permissionsPolicy({ microphone }: { microphone: '()' | '(self)' }) {
  return `camera=(), microphone=${microphone}, payment=(), usb=(), geolocation=(self)`
}

/** Adds the security headers of every response; pages set their own content security policy. */
export function securityHeaders(publicUrl: string | undefined) {
  const https = publicUrl?.startsWith('https:')
  const fixed = Object.entries({
    ...forEveryResponse,
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  })

  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    // c.header would copy the whole response for each of them.
    const { headers } = c.res
    for (const [name, value] of fixed) headers.set(name, value)
    if (spokenTo.has(c.req.path)) {
      headers.set('permissions-policy', permissionsPolicy({ microphone: '(self)' }))
    }
    if (unreferred.test(c.req.path)) {
      headers.set('referrer-policy', 'no-referrer')
      headers.set('x-robots-tag', 'noindex, nofollow')
    }
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
}

type PolicyOptions = {
  /** Where map tiles come from. */
  mapHosts?: string[]
  /** Whether Vite's hot reload needs its web socket. */
  hotReload?: boolean
}

/** The content security policy of a page, which allows inline scripts with this nonce only. */
export function pagePolicy(
  nonce: string,
  { mapHosts = [], hotReload = false }: PolicyOptions = {},
) {
  const maps = mapHosts.map((host) => ` ${host}`).join('')
  const reload = hotReload ? ' ws:' : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${maps}`,
    `connect-src 'self'${maps}${reload}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
