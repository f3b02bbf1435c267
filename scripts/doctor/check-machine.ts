import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { mapLimits } from '#contract/limits.ts'
import { type Finding, reasonOf, reporter } from '#scripts/doctor/finding.ts'
import { checkStorage } from '#server/check-settings.ts'
import { type Env, SettingsError } from '#server/env.ts'
import { isOpenToPublic } from '#server/production-settings.ts'
import { createStorage } from '#server/providers/storage/create-storage.ts'
import { openStreetTiles } from '#server/tiles/open-street-tiles.ts'

const gigabyte = 1024 ** 3
/** An upload of each of two people at once must fit, and some log. */
const leastFree = gigabyte / 4
const comfortable = 2 * gigabyte
/** Below this zoom, a street has no name and hardly a shape. */
const closeEnough = 14
const timeoutMs = 5_000

/** Keeps a picture and removes it. */
export async function checkPictures(env: Env): Promise<Finding> {
  const { ok, wrong } = reporter('pictures')
  // Made by whoever runs the doctor, it might not belong to whoever runs the site.
  if (!env.STORAGE_URL && !existsSync(env.DATA_DIR)) {
    return ok('the folder will be made at the first start')
  }
  const away: string[] = []
  const log = pino({ level: 'silent' })
  log.warn = (text: unknown) => void away.push(String(text))
  try {
    await checkStorage(createStorage(env), env, log)
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
  // A start only warns of it, since it may be back in a minute; without it no upload works.
  if (away.length > 0) {
    const { host } = new URL(env.STORAGE_URL ?? 'file:')
    return wrong(
      `the picture store at ${host} does not answer: look at the network and STORAGE_URL.`,
    )
  }
  return ok(env.STORAGE_URL?.startsWith('s3:') ? 'the bucket keeps them' : 'the folder keeps them')
}

/** Room for pictures and the embedded database, and for uploads under way. */
export async function checkDisk(env: Env): Promise<Finding[]> {
  const places = new Map([
    [env.DATA_DIR, 'DATA_DIR'],
    [tmpdir(), 'TMPDIR'],
  ])
  return Promise.all([...places].map(([folder, name]) => checkFolder(folder, name)))
}

async function checkFolder(folder: string, name: string): Promise<Finding> {
  const { ok, warning, wrong } = reporter('disk')
  try {
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const line = `${(free / gigabyte).toFixed(1)} GB free in ${name}`
    if (free < leastFree) return wrong(`${line}: uploads will fail; make room.`)
    return free < comfortable ? warning(`${line}: make room soon.`) : ok(line)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ok(`${name} will be made at the first start`)
    return wrong(`${name} cannot be looked at: ${reasonOf(error)}.`)
  }
}

/** Without tiles, maps show the embedded drawing. */
export async function checkMap(env: Env): Promise<Finding> {
  const { ok, warning } = reporter('map')
  if (env.MAP_PMTILES) return checkMapFile(env)
  const { MAP_STYLE_URL } = env
  if (MAP_STYLE_URL === 'off') return ok('off: pages show the embedded map')
  const { host } = new URL(MAP_STYLE_URL)
  const problem = await problemAt(MAP_STYLE_URL)
  if (!problem) return ok(`the style of ${host} can be loaded`)
  return warning(
    `the style of ${host} cannot be loaded from here (${problem}): maps show the embedded drawing. Set MAP_STYLE_URL to another one, or to off.`,
  )
}

/** A file that can be read may still be of another part of the world. */
async function checkMapFile(env: Env): Promise<Finding> {
  const { ok, warning, wrong } = reporter('map')
  try {
    const tiles = await openStreetTiles(env)
    if (!tiles) return ok('off: pages show the embedded map')
    await tiles.close()
    const { area, minZoom, maxZoom, format } = tiles
    const { bounds } = mapLimits
    const line = `${env.MAP_PMTILES} has ${format} tiles of zoom ${minZoom} to ${maxZoom}`
    const isWhole =
      area.west <= bounds.west &&
      area.south <= bounds.south &&
      area.east >= bounds.east &&
      area.north >= bounds.north
    if (isWhole && maxZoom >= closeEnough) return ok(line)
    const { west, south, east, north } = bounds
    return warning(
      `${line}, and not all that maps show: cut it with --bbox=${west},${south},${east},${north} and a --maxzoom of ${closeEnough} or more.`,
    )
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return wrong(error.message)
  }
}

/** The way that visitors come: name, certificate, proxy and site. */
export async function checkAddress(env: Env): Promise<Finding[]> {
  if (!env.PUBLIC_URL || !isOpenToPublic(env)) return []
  const { ok, warning } = reporter('address')
  const problem = await problemAt(`${env.PUBLIC_URL}/healthz`)
  if (!problem) return [ok(`${env.PUBLIC_URL} answers`)]
  return [
    warning(
      `${env.PUBLIC_URL} does not answer from here (${problem}): once the site runs, look at the proxy and the certificate.`,
    ),
  ]
}

async function problemAt(address: string) {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    await reply.body?.cancel()
    return reply.ok ? undefined : `answered ${reply.status}`
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : reasonOf(error)
  }
}
