import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { every } from 'hono/combine'
import type { AppEnv } from '#server/http/app-env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const folder = path.join(import.meta.dirname, '../../build/client')

/** Every built file has an extension; paths without one are pages and need no look at the disk. */
const hasExtension = /\.\w+$/

/** Serves the built scripts, styles and pictures. Files under /assets have content hashes in their names. */
export function builtFiles() {
  const files = serveStatic<AppEnv>({
    root: path.relative(process.cwd(), folder),
    precompressed: true,
    onFound: (file, c) => {
      const isImmutable = file.includes(`${path.sep}assets${path.sep}`)
      c.header(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // Pages have their own security headers.
  const securedFiles = every(securityHeaders(undefined), files)
  return new Hono<AppEnv>().use((c, next) =>
    hasExtension.test(c.req.path) ? securedFiles(c, next) : next(),
  )
}
