import { expect, test, vi } from 'vitest'
import { call } from '#app/forms/api-client.ts'
import * as texts from '#contract/texts.ts'

test('a line that went silent is given up as one that is not there', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', fetchFromSilence)

  const reply = call('/api/prop/unsaved/keep', { upload_type: 'prop_details', input: '{}' })
  patience.abort()

  expect(await reply).toEqual({ ok: false, code: 0, message: texts.trouble.offline, errors: {} })
})

/** Ends like the browser's own, but is never answered. */
function fetchFromSilence(_path: string, { signal }: RequestInit) {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
