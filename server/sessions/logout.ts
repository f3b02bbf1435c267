import { Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { endSessionOfToken } from '#domain/sessions/end-session.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { isSameOrigin } from '#server/http/check-origin.ts'
import { clearSession, readSessionToken } from '#server/sessions/session-cookie.ts'

/** Ends the session, clears every cookie and redirects home. Protected against CSRF by the origin check. */
export const logout = new Hono<AppEnv>().get('/logout', async (c) => {
  const { db, env } = c.var.resources
  if (!isSameOrigin(c.req.raw, env.PUBLIC_URL)) return c.redirect('/')

  const token = readSessionToken(c)
  if (token) await endSessionOfToken(db, token)
  for (const name of Object.keys(getCookie(c))) {
    // Browsers accept these name prefixes only with Secure, even for deletion.
    const secure = /^__(host|secure)-/i.test(name)
    deleteCookie(c, name, { path: '/', secure })
  }
  clearSession(c)
  c.header('cache-control', 'no-store')
  return c.redirect('/')
})
