import { type RouterContextProvider, redirect } from 'react-router'
import { viewerContext } from '#app/session/context.ts'
import { loginPath } from '#app/session/redirect.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

type Context = Pick<RouterContextProvider, 'get'>

/** Who is signed in, for a page that needs somebody; everyone else goes to the login and comes back. */
export function requireViewer(context: Readonly<Context>, { pathname, search }: URL): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer) return viewer
  throw redirect(loginPath(`${pathname}${search}`))
}

/**
 * The member of staff who is signed in. Everyone else goes to the login and comes back; from the
 * admin home somebody without a session goes there without a return address, as specified.
 */
export function requireStaff(context: Readonly<Context>, url: URL): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer && isStaff(viewer)) return viewer
  const isAdminHome = /^\/admin\/?$/i.test(url.pathname)
  throw redirect(!viewer && isAdminHome ? '/login' : loginPath(`${url.pathname}${url.search}`))
}

/** The administrator who is signed in; other staff go to the admin home. */
export function requireAdministrator(context: Readonly<Context>, url: URL): Viewer {
  const viewer = requireStaff(context, url)
  if (viewer.role === 'administrator') return viewer
  throw redirect('/admin')
}
