import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Viewer } from '#domain/viewer.ts'
import type { Services } from '#server/services.ts'

/** What every request carries on its way through the server. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    services: Services
    viewer: Viewer | null
    requestId: string
    /** Where the request comes from, for limits. */
    address: string
  }
}

export type AppContext = Context<AppEnv>
