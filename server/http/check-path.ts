import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#server/http/app-env.ts'

/** Longer than the path of any page or file. */
const mostChars = 1_000

/**
 * Refuses long paths with 414. Patterns for trailing slashes, also those of the router, take time
 * quadratic in the length: 15,000 slashes, which fit into a request line, held the process for
 * seconds.
 */
export const checkPath = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.path.length <= mostChars) return next()
  return c.text('This address is too long.', 414)
})
