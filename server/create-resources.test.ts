import { channel } from 'node:diagnostics_channel'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import { connectPools } from '#server/connect-pools.ts'
import { createResources } from '#server/create-resources.ts'
import { readEnv } from '#server/env.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { test } from '#tests/database.ts'

const secret = 'a secret of tests and of nothing else'

test('one address has as many searches at once as SEARCHES_PER_ADDRESS says, and ten waiting for each', async () => {
  const env = readEnv({ SEARCHES_PER_ADDRESS: '1', SECRET: secret })
  const { close, ...pools } = connectPools('postgres://127.0.0.1:1/nowhere', env)
  const { signal } = new AbortController()
  // What is subscribed at the start of a site is never taken off.
  vi.spyOn(channel('basera:slow-statement'), 'subscribe').mockImplementation(() => {})
  const { limitSearches } = await createResources({
    ...pools,
    env,
    log: pino({ level: 'silent' }),
    drainSignal: signal,
    stopSignal: signal,
    inboxHub: { subscribe: () => () => {}, close: async () => {} },
  })
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()

  const searches = Array.from({ length: 12 }, () => limitSearches('10.0.0.1', () => mayEnd))
  const settled = Promise.allSettled(searches)
  await expect(searches.at(-1)).rejects.toMatchObject({ code: 'too_many' })
  end()
  const answers = (await settled).map(({ status }) => status)
  expect(answers).toEqual([...Array(11).fill('fulfilled'), 'rejected'])
  await close()
})

test('pages learn of how many page loads in a hundred browsers tell', () => {
  expect(siteSettings(readEnv({ WEB_VITALS_PERCENT: '7' })).webVitalsPercent).toBe(7)
})
