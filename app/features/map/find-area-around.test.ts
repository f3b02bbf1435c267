import { expect, test, vi } from 'vitest'
import { findAreaAround } from '#app/features/map/find-area-around.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#app/forms/api-client.ts', () => ({ call }))

const position = { lat: 28.45927, lng: 77.07254 }

function found(total: number) {
  return { ok: true, answer: { data: { city: 'gurugram', total } } }
}

test('widens the circle until it holds homes', async () => {
  call.mockReset().mockResolvedValueOnce(found(0)).mockResolvedValueOnce(found(3))

  expect(await findAreaAround('/search/rent?city=delhi', position)).toEqual({
    city: 'gurugram',
    area: { south: 28.415, west: 77.0189, north: 28.505, east: 77.1211 },
  })
  expect(call).toHaveBeenCalledTimes(2)
})

test('says where there is nothing for a long way', async () => {
  call.mockReset().mockResolvedValue(found(0))

  expect(await findAreaAround('/search/rent?city=delhi', position)).toBe('nothing')
  expect(call).toHaveBeenCalledTimes(3)
})

test('says when homes could not be loaded', async () => {
  call.mockReset().mockResolvedValue({ ok: false, code: 500 })

  expect(await findAreaAround('/search/rent?city=delhi', position)).toBe('failed')
})
