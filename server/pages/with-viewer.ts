import { createMiddleware } from 'hono/factory'
import { isPublicFile } from '#app/route-groups.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { recogniseViewer } from '#server/http/request-context.ts'

/** Looks up the viewer, except for public files. */
export function withViewer() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isPublicFile(c.req.path)) await recogniseViewer(c)
    await next()
  })
}
