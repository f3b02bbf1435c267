import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { clientAddress } from '#server/http/client-address.ts'

const proxy = '10.0.0.9'

test.for([
  ['without a proxy of ours the header means nothing', 0, '1.2.3.4', proxy],
  ['behind one proxy its own entry counts', 1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  [
    'behind two proxies the entry of the first of them counts',
    2,
    '6.6.6.6, 1.2.3.4, 10.1',
    '1.2.3.4',
  ],
  ['without the header it is who speaks to us', 1, '', proxy],
  ['with fewer entries than proxies it is who speaks to us', 2, '6.6.6.6', proxy],
] as const)('%s', async ([, proxies, forwarded, address]) => {
  expect(await addressOf(proxy, proxies, forwarded)).toBe(address)
})

test.for([
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:aaaa::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
] as const)('%s counts as %s', async ([direct, address]) => {
  expect(await addressOf(direct, 0)).toBe(address)
})

async function addressOf(direct: string, proxies: number, forwarded = '') {
  const site = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, proxies)))
  const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const env = { incoming: { socket: { remoteAddress: direct } } }
  return (await site.request('/', { headers }, env)).text()
}
