import { createContext, useContext } from 'react'
import type { Reply } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import * as messages from '#contract/messages.ts'

/** Asks for a login without leaving the page; answers whether somebody logged in. */
export type SignInAgain = () => Promise<boolean>

export const SignInAgainContext = createContext<SignInAgain>(() => leaveForLogin())

/** Makes calls that are made once more after a login, when the session has ended. */
export function useSignedIn() {
  const signInAgain = useContext(SignInAgainContext)
  return async function signedIn<Answer>(
    run: () => Promise<Reply<Answer>>,
  ): Promise<Reply<Answer>> {
    const reply = await run()
    if (reply.ok || reply.code !== 401) return reply
    if (await signInAgain()) return run()
    return { ok: false, code: 0, message: messages.errors.signed_out, errors: {} }
  }
}
