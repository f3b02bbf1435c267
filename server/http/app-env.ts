import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Viewer, ViewerDetails } from '#domain/viewer.ts'
import type { Services } from '#server/create-services.ts'

/** The variables of a request's context. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    /** Connections for visitors, until a signed-in viewer is recognised. */
    services: Services
    memberServices: Services
    viewer: Viewer | null
    /** Set for pages only, when somebody is signed in. */
    details: ViewerDetails | undefined
    requestId: string
    /** The client's address, for rate limits. */
    address: string
  }
}

export type AppContext = Context<AppEnv>
