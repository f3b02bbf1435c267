import { createContext, useContext } from 'react'
import type { Refusal, Reply } from '#app/forms/api-client.ts'
import { redirectToLogin } from '#app/session/redirect-to-login.ts'
import * as texts from '#contract/texts.ts'

/** Answers whether somebody logged in after the session had ended. */
export type SignInAgain = (back?: string) => Promise<boolean>

/** Pages are left for the login, and shown again after it; the wizard asks without leaving. */
export const SignInAgainContext = createContext<SignInAgain>(redirectToLogin)

/** Sends once more after a login when the session has ended. */
export async function sendSignedIn<Sent extends Reply<unknown> | undefined>(
  send: () => Promise<Sent>,
  signInAgain: () => Promise<boolean>,
): Promise<Sent | Refusal> {
  const reply = await send()
  if (!reply || reply.ok || reply.code !== 401) return reply
  if (await signInAgain()) return send()
  return { ok: false, code: 0, message: texts.errors.signed_out, errors: {} }
}

/** The same for what is sent besides `useCall`, such as several uploads at a time. */
export function useSignedIn() {
  const signInAgain = useContext(SignInAgainContext)
  return <Answer>(send: () => Promise<Reply<Answer>>) => sendSignedIn(send, signInAgain)
}
