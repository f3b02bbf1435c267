import { type RouterContextProvider, redirect } from 'react-router'
import { viewerContext } from '#app/context.ts'
import { loginPath } from '#app/redirect.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

type Context = Pick<RouterContextProvider, 'get'>

/** Who is signed in, for a page that needs somebody; everyone else goes to the login and comes back. */
export function requireViewer(context: Readonly<Context>, { pathname, search }: URL): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer) return viewer
  throw redirect(loginPath(`${pathname}${search}`))
}

/** Who of the staff is signed in; everyone else goes to the login, members too. */
export function requireStaff(context: Readonly<Context>, url: URL): Viewer {
  const viewer = requireViewer(context, url)
  if (isStaff(viewer)) return viewer
  throw redirect(loginPath(`${url.pathname}${url.search}`))
}
