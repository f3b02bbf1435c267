import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { checkPath } from '#server/http/check-path.ts'

const site = new Hono<AppEnv>().use(checkPath).get('*', (c) => c.text('A page'))

test.for([
  ['/localities/gurugram/sector-45', 200],
  [`/search/rent?q=${'a'.repeat(5_000)}`, 200],
  [`/${'a'.repeat(999)}`, 200],
  [`/${'a'.repeat(1_000)}`, 414],
  [`${'/'.repeat(15_000)}x`, 414],
] as const)(
  'a path is refused when it is too long, whatever its query: %s',
  async ([path, status]) => {
    expect((await site.request(`http://localhost:3000${path}`)).status).toBe(status)
  },
)
