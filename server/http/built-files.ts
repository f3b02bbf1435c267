import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const folder = path.join(import.meta.dirname, '../../build/client')

/** Every built file has an ending. A page has none, and need not be looked for on the disk. */
const named = /\.\w+$/

/** The built scripts, styles and drawings. Names under /assets carry a hash of their content. */
export function builtFiles() {
  const files = serveStatic<AppEnv>({
    root: path.relative(process.cwd(), folder),
    precompressed: true,
    onFound: (file, c) => {
      const forGood = file.includes(`${path.sep}assets${path.sep}`)
      c.header(
        'cache-control',
        forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  return new Hono<AppEnv>()
    .use(securityHeaders(undefined))
    .use((c, next) => (named.test(c.req.path) ? files(c, next) : next()))
}
