import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Viewer, ViewerContact } from '#domain/viewer.ts'
import type { Services } from '#server/create-services.ts'

/** What every request carries on its way through the server. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    services: Services
    viewer: Viewer | null
    /** Set where there is a viewer and pages need it. */
    contact: ViewerContact | undefined
    requestId: string
    /** Where the request comes from, for limits. */
    address: string
  }
}

export type AppContext = Context<AppEnv>
