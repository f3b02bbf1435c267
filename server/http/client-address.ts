import type { AppContext } from '#server/http/app-env.ts'

/**
 * The client's address. `X-Forwarded-For` is believed only as far as our own proxies wrote it:
 * each of them appends the address it saw, so with n proxies the n-th entry from the right counts.
 */
export function clientAddress(c: AppContext, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? ''
  if (trustedProxies === 0) return withoutPrefix(direct)

  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return withoutPrefix(chain.at(-trustedProxies) || direct)
}

/** An IPv4 address as itself, also when the socket speaks IPv6. */
function withoutPrefix(address: string) {
  return address.replace(/^::ffff:/, '')
}
