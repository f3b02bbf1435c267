import { expect, test } from 'vitest'
import { isPublicAddress } from '#server/imports/public-address.ts'

test.for(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1::1'])(
  '%s is an address of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.for([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '0.0.0.0',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
