import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { every } from 'hono/combine'
import type { AppEnv } from '#server/http/app-env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const allBuilds = path.join(import.meta.dirname, '../../build')

/** The build that this process serves throughout its life, even after a newer one was built. */
export function findCurrentBuild(builds = allBuilds) {
  return realpathSync(path.join(builds, 'current'))
}

/**
 * Marks the build as in use, so that scripts/builds.mjs keeps it after an upgrade; a read-only
 * image has one build anyway.
 */
export function markAsServed(build: string) {
  try {
    writeFileSync(path.join(build, 'served'), '')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EROFS', 'EACCES', 'EPERM'].includes(code)) throw error
  }
}

/**
 * Every built file has an extension; a path without one is a page, so the disk need not be asked.
 */
const hasExtension = /\.\w+$/

/** Files under /assets have content hashes in their names. */
const isHashed = /^\/assets\/[\w.-]+$/
/**
 * The map's worker fetches tiles, and the policy of a worker comes with its own script, not with
 * the page.
 */
const isMapWorker = /^\/assets\/maplibre-gl-worker[\w-]*\.js$/
const forAYear = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/**
 * Serves the built scripts, styles and pictures, also those of a neighbouring build: a page that
 * was opened before an upgrade asks for files of the build before, and a page of a process that was
 * upgraded first for files of the next.
 */
export function builtFiles(build: string, { mapHosts = [] }: { mapHosts?: string[] } = {}) {
  const ownFiles = filesOf(build)
  const workerPolicy = `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...mapHosts].join(' ')}`
  async function files(c: Context<AppEnv>, next: Next) {
    const isImmutable = isHashed.test(c.req.path)
    const other = isImmutable && findOtherBuild(build, c.req.path)
    let isFound = true
    const answer = await (other ? filesOf(other) : ownFiles)(c, () => {
      isFound = false
      return next()
    })
    if (!isFound || !answer) return answer
    const isWorker = isMapWorker.test(c.req.path)
    if (isWorker) answer.headers.set('content-security-policy', workerPolicy)
    // The policy may change with the settings, although the script does not.
    answer.headers.set('cache-control', isImmutable && !isWorker ? forAYear : forAnHour)
    return answer
  }
  // Pages have their own security headers.
  const securedFiles = every(securityHeaders(undefined), files)
  return new Hono<AppEnv>().use((c, next) =>
    hasExtension.test(c.req.path) ? securedFiles(c, next) : next(),
  )
}

/** The neighbouring build that has a file which ours lacks. */
function findOtherBuild(build: string, file: string) {
  if (existsSync(path.join(build, 'client', file))) return undefined
  const builds = path.dirname(build)
  return readdirSync(builds)
    .map((name) => path.join(builds, name))
    .find((other) => existsSync(path.join(other, 'client', file)))
}

function filesOf(build: string) {
  return serveStatic<AppEnv>({
    root: path.relative(process.cwd(), path.join(build, 'client')),
    precompressed: true,
  })
}
