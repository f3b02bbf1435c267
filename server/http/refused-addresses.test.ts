import { describe, expect, test, vi } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { createRefusedAddresses } from '#server/http/refused-addresses.ts'

const call = { path: '/api/req/call', address: '10.0.0.1' }

describe('an address that has used up a call', () => {
  test('is refused without asking for a moment, and then asked about again', async () => {
    let now = 0
    const unlessRefused = createRefusedAddresses(() => now)
    const refuse = vi.fn(() => Promise.reject(refusal({ isOfAddress: true })))
    for (let i = 0; i < 3; i++) {
      await expect(unlessRefused(call, refuse)).rejects.toMatchObject({ retryAfter: 3_600 })
    }
    expect(refuse).toHaveBeenCalledTimes(1)

    expect(await unlessRefused({ ...call, address: '10.0.0.2' }, async () => 'yes')).toBe('yes')
    expect(await unlessRefused({ ...call, path: '/api/user' }, async () => 'yes')).toBe('yes')
    expect(await unlessRefused({ ...call, mayPass: async () => true }, async () => 'yes')).toBe(
      'yes',
    )
    now = 2_000
    expect(await unlessRefused(call, async () => 'yes')).toBe('yes')
  })

  test('is not remembered longer than its limit lasts', async () => {
    let now = 0
    const unlessRefused = createRefusedAddresses(() => now)
    const error = refusal({ isOfAddress: true, retryAfter: 1 })
    await expect(unlessRefused(call, () => Promise.reject(error))).rejects.toBe(error)
    now = 1_000
    expect(await unlessRefused(call, async () => 'yes')).toBe('yes')
  })

  test('is not one where only a number, or a person, has used it up', async () => {
    const unlessRefused = createRefusedAddresses()
    const error = refusal({ isOfAddress: false })
    await expect(unlessRefused(call, () => Promise.reject(error))).rejects.toBe(error)
    expect(await unlessRefused(call, async () => 'yes')).toBe('yes')
  })
})

function refusal(details: { isOfAddress: boolean; retryAfter?: number }) {
  return new DomainError('too_many', { retryAfter: 3_600, ...details })
}
