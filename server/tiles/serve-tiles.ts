import { Hono } from 'hono'
import type { StreetMap } from '#contract/street-map.ts'
import type { AppContext, AppEnv } from '#server/http/app-env.ts'
import { acceptedEncodings } from '#server/http/encoding.ts'
import { decompress, type StreetTiles } from '#server/tiles/open-street-tiles.ts'
import type { TileFormat } from '#server/tiles/pmtiles-header.ts'

const types: Record<TileFormat, string> = {
  mvt: 'application/vnd.mapbox-vector-tile',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}
const forAYear = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300'

/** The street map of the operator's own file: what it is, and its tiles one by one. */
export const streetTiles = new Hono<AppEnv>()
  .get('/map.json', (c) => {
    const tiles = c.var.resources.streetTiles
    if (!tiles) return c.notFound()
    c.header('cache-control', forMinutes)
    return c.json(describe(tiles))
  })
  .get('/:z{\\d{1,2}}/:x{\\d{1,9}}/:name{\\d{1,9}\\.[a-z]{3,4}}', async (c) => {
    const tiles = c.var.resources.streetTiles
    const [y = '', format] = c.req.param('name').split('.')
    const place = [c.req.param('z'), c.req.param('x'), y].map(Number) as [number, number, number]
    if (!tiles || format !== tiles.format || !isOnMap(place, tiles)) return c.notFound()
    return send(c, tiles, await tiles.find(...place))
  })

function describe({ version, format, minZoom, maxZoom, area, attribution }: StreetTiles) {
  return {
    kind: format === 'mvt' ? 'vector' : 'raster',
    tiles: `/tiles/{z}/{x}/{y}.${format}?v=${version}`,
    minZoom,
    maxZoom,
    area,
    attribution: attribution ?? null,
  } satisfies StreetMap
}

function isOnMap([z, x, y]: [number, number, number], { minZoom, maxZoom }: StreetTiles) {
  return z >= minZoom && z <= maxZoom && x < 2 ** z && y < 2 ** z
}

/** Addresses contain the version of the file, so browsers may cache a tile for good. */
async function send(c: AppContext, tiles: StreetTiles, tile: Buffer | undefined) {
  const isOurs = c.req.query('v') === tiles.version
  const headers = { 'cache-control': isOurs ? forAYear : forMinutes, vary: 'Accept-Encoding' }
  // An empty area has no tile in the file, which is no error.
  if (!tile) return c.body(null, 204, headers)
  const encoding = tiles.tileCompression
  const accepted = acceptedEncodings(c.req.header('accept-encoding') ?? '')
  const isUnderstood = encoding === 'none' || accepted.includes(encoding)
  const body = isUnderstood ? tile : await decompress(tile, encoding)
  return c.body(new Uint8Array(body), 200, {
    ...headers,
    'content-type': types[tiles.format],
    'content-length': String(body.length),
    ...(isUnderstood && encoding !== 'none' && { 'content-encoding': encoding }),
  })
}
