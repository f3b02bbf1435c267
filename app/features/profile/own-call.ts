import { call } from '#app/api-client.ts'
import { loginPath } from '#app/redirect.ts'

/** A call of somebody who should be signed in; one whose session has ended goes to the login. */
export const ownCall: typeof call = async (path, form) => {
  const reply = await call(path, form)
  if (!reply.ok && reply.code === 401) window.location.assign(loginPath('/profile'))
  return reply
}
