import { call } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'

/** A call of somebody who should be signed in; one whose session has ended goes to the login. */
export const ownCall: typeof call = async (path, form) => {
  const reply = await call(path, form)
  return !reply.ok && reply.code === 401 ? leaveForLogin() : reply
}
