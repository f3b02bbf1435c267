import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, onTestFinished } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { openStreetTiles } from '#server/tiles/open-street-tiles.ts'
import { tileIdOf } from '#server/tiles/pmtiles-directory.ts'
import { streetTiles } from '#server/tiles/serve-tiles.ts'
import { test } from '#tests/folder.ts'
import { pmtilesFile } from '#tests/pmtiles-file.ts'
import { vectorTile } from '#tests/vector-tile.ts'

const noida = { z: 8, x: 183, y: 106 }

test('the order of tiles is that of the format', () => {
  // From the format's specification.
  const firstFive = [tileIdOf(0, 0, 0), tileIdOf(1, 0, 0), tileIdOf(1, 0, 1), tileIdOf(1, 1, 1)]
  expect([...firstFive, tileIdOf(1, 1, 0)]).toEqual([0, 1, 2, 3, 4])
  expect(tileIdOf(12, 3423, 1763)).toBe(19_078_479)
})

describe('tiles', () => {
  test.for([undefined, 3])(
    'come as they lie in the file, leaves of %s',
    async (perLeaf, { folder }) => {
      const tiles = Array.from({ length: 20 }, (_, at) => ({
        z: 5 + (at % 4),
        x: at,
        y: (at * 7) % 31,
        bytes: roadNamed(`Road ${at}`),
      }))
      const site = await siteWith(folder, pmtilesFile(tiles, perLeaf ? { perLeaf } : {}))

      for (const { z, x, y, bytes } of tiles) {
        const zipped = await site.request(`/tiles/${z}/${x}/${y}.mvt`, gzip)
        expect(zipped.headers.get('content-encoding')).toBe('gzip')
        expect(gunzipSync(await zipped.arrayBuffer())).toEqual(bytes)
        const plain = await site.request(`/tiles/${z}/${x}/${y}.mvt`)
        expect(plain.headers.get('content-encoding')).toBeNull()
        expect(Buffer.from(await plain.arrayBuffer())).toEqual(bytes)
      }
      const nothing = await site.request('/tiles/8/0/0.mvt', gzip)
      expect(nothing.status).toBe(204)
    },
  )

  test('are kept for good by their address, which another file changes', async ({ folder }) => {
    const first = await siteWith(folder, pmtilesFile([{ ...noida, bytes: roadNamed('Old') }]))
    const { tiles } = await (await first.request('/tiles/map.json')).json()
    const address = tiles.replace('{z}', 8).replace('{x}', 183).replace('{y}', 106)
    const kept = await first.request(address, gzip)
    expect(kept.headers.get('cache-control')).toContain('immutable')
    expect(kept.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')

    const next = await siteWith(folder, pmtilesFile([{ ...noida, bytes: roadNamed('A new one') }]))
    expect((await (await next.request('/tiles/map.json')).json()).tiles).not.toBe(tiles)
    const stale = await next.request(address, gzip)
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  })

  test('may be pictures, and say whom to name without what a page would run', async ({
    folder,
  }) => {
    const bytes = randomBytes(50)
    const metadata = { attribution: '<script>x</script>&copy; <a href="//a.example">Survey</a>' }
    const site = await siteWith(folder, pmtilesFile([{ ...noida, bytes }], { type: 2, metadata }))

    expect(await (await site.request('/tiles/map.json')).json()).toMatchObject({
      kind: 'raster',
      minZoom: 8,
      maxZoom: 8,
      attribution: 'x© Survey',
    })
    const reply = await site.request('/tiles/8/183/106.png', gzip)
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes)
  })

  test('that cannot be are not found', async ({ folder }) => {
    const site = await siteWith(folder, pmtilesFile([{ ...noida, bytes: roadNamed('Road') }]))
    const asked = [
      '8/256/1.mvt',
      '8/1/256.mvt',
      '9/1/1.mvt',
      '7/1/1.mvt',
      '8/1/1.png',
      '8/-1/1.mvt',
    ]
    for (const each of asked) expect((await site.request(`/tiles/${each}`)).status, each).toBe(404)
    const without = await siteWith(folder, undefined)
    expect((await without.request('/tiles/8/183/106.mvt')).status).toBe(404)
    expect((await without.request('/tiles/map.json')).status).toBe(404)
  })
})

describe('a file that cannot be read', () => {
  const whole = pmtilesFile([{ ...noida, bytes: roadNamed('Road') }])

  test.for([
    ['is not there', undefined, 'ENOENT'],
    ['is something else', Buffer.from('<html>'.repeat(50)), 'no PMTiles file'],
    ['is of an older version', withByte(whole, 7, 2), 'PMTiles version 2, and 3 is needed'],
    ['was copied in part', whole.subarray(0, -5), 'copy it again'],
    ['has unknown tiles', withByte(whole, 99, 9), 'kind that is not known'],
    ['has a damaged directory', withByte(whole, 140, 0xff), 'the map cannot be read'],
  ] as const)(
    'because it %s ends the start with a sentence',
    async ([, bytes, reason], { folder }) => {
      const MAP_PMTILES = path.join(folder, 'map.pmtiles')
      if (bytes) await writeFile(MAP_PMTILES, bytes)
      await expect(openStreetTiles({ MAP_PMTILES })).rejects.toThrow(reason)
      await expect(openStreetTiles({ MAP_PMTILES })).rejects.toThrow(
        /^The setting MAP_PMTILES is not right/,
      )
    },
  )
})

const gzip = { headers: { 'accept-encoding': 'gzip, br' } }

function roadNamed(name: string) {
  return vectorTile({
    roads: [
      {
        kind: 'line',
        points: [
          [0, 0],
          [4096, 4096],
        ],
        properties: { kind: 'highway', name },
      },
    ],
  })
}

function withByte(bytes: Buffer, at: number, value: number) {
  const copy = Buffer.from(bytes)
  copy[at] = value
  return copy
}

async function siteWith(folder: string, bytes: Buffer | undefined) {
  const MAP_PMTILES = path.join(folder, 'map.pmtiles')
  if (bytes) await writeFile(MAP_PMTILES, bytes)
  const tiles = bytes && (await openStreetTiles({ MAP_PMTILES }))
  onTestFinished(() => tiles?.close())
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('resources', { streetTiles: tiles } as AppEnv['Variables']['resources'])
      await next()
    })
    .route('/tiles', streetTiles)
}
