import { isIPv6 } from 'node:net'
import type { AppContext } from '#server/http/app-env.ts'

/**
 * The client's address for rate limits. Only the entries of `X-Forwarded-For` that our own proxies
 * wrote are trusted: each appends the address it saw, so n proxies mean the n-th from the right.
 */
export function clientAddress(c: AppContext, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? ''
  if (trustedProxies === 0) return networkOf(direct)

  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return networkOf(chain.at(-trustedProxies) || direct)
}

/**
 * IPv4 unchanged (also when mapped into IPv6), IPv6 as its /64 network: one household has 2^64
 * addresses, so a limit per single address would have no effect.
 */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain) || plain === '::1') return plain

  const [withoutZone = ''] = plain.toLowerCase().split('%')
  const [head = '', tail] = withoutZone.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(middle).fill('0'), ...end]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
