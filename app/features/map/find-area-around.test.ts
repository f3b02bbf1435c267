import { expect, test, vi } from 'vitest'
import { findAreaAround } from '#app/features/map/find-area-around.ts'

const position = { lat: 28.45927, lng: 77.07254 }

test('widens the circle until it holds homes', async () => {
  const fetch = stubSite(found(0), found(3))

  expect(await findAreaAround('/search/rent?city=delhi', position)).toEqual({
    city: 'gurugram',
    area: { south: 28.415, west: 77.0189, north: 28.505, east: 77.1211 },
  })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('says where there is nothing for a long way', async () => {
  const fetch = stubSite(found(0), found(0), found(0))

  expect(await findAreaAround('/search/rent?city=delhi', position)).toBe('nothing')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('says when homes could not be loaded', async () => {
  stubSite({ result_code: 500 })

  expect(await findAreaAround('/search/rent?city=delhi', position)).toBe('failed')
})

function found(total: number) {
  return { result_code: 1, data: { city: 'gurugram', total } }
}

/** A site that gives these answers, one to each call. */
function stubSite(...answers: object[]) {
  const fetch = vi.fn(async () => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  return fetch
}
