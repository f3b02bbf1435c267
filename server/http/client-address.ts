import { isIPv6 } from 'node:net'
import type { AppContext } from '#server/http/app-env.ts'

/**
 * The client's address. `X-Forwarded-For` is believed only as far as our own proxies wrote it:
 * each of them appends the address it saw, so with n proxies the n-th entry from the right counts.
 */
export function clientAddress(c: AppContext, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? ''
  if (trustedProxies === 0) return networkOf(direct)

  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return networkOf(chain.at(-trustedProxies) || direct)
}

/**
 * An IPv4 address as itself, also when the socket speaks IPv6. Of an IPv6 address the network: a
 * household has 2^64 addresses, and limits that count each of them would be none.
 */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain) || plain === '::1') return plain

  const [head = '', tail] = plain.replace(/%.*$/, '').toLowerCase().split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(middle).fill('0'), ...end]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
