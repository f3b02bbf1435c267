import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Viewer, ViewerDetails } from '#domain/viewer.ts'
import type { Resources } from '#server/create-resources.ts'

/** The variables of a request's context. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    /** Connections for visitors, until a signed-in viewer is recognised. */
    resources: Resources
    memberResources: Resources
    viewer: Viewer | null
    /** Set for pages only, when somebody is signed in. */
    details: ViewerDetails | undefined
    requestId: string
    /** The client's address, for rate limits. */
    address: string
  }
}

export type AppContext = Context<AppEnv>
