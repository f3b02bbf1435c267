import { Hono } from 'hono'
import { createOpenApi } from '#server/api/openapi/openapi.ts'
import type { Env } from '#server/env.ts'
import type { AppEnv } from '#server/http/app-env.ts'

/** The description of the API for whoever writes a client; it holds nothing that is secret. */
export function serveOpenApi(env: Env) {
  let made: Promise<string> | undefined
  return new Hono<AppEnv>().get('/api/openapi.json', async (c) => {
    made ??= createOpenApi(env).then((document) => JSON.stringify(document))
    return c.body(await made, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    })
  })
}
