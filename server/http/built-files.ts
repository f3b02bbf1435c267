import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const folder = path.join(import.meta.dirname, '../../build/client')

/** The built scripts, styles and drawings. Names under /assets carry a hash of their content. */
export function builtFiles() {
  const site = new Hono<AppEnv>()
  return site.use(securityHeaders(undefined)).use(
    serveStatic({
      root: path.relative(process.cwd(), folder),
      precompressed: true,
      onFound: (file, c) => {
        const forGood = file.includes(`${path.sep}assets${path.sep}`)
        c.header(
          'cache-control',
          forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    }),
  )
}
