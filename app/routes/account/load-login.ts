import type { RouterContextProvider } from 'react-router'
import { servicesContext, siteContext } from '#app/context.ts'
import { safeRedirect } from '#app/redirect.ts'

/** What login and sign-up need: how long a code is, and where to go afterwards. */
export function loadLogin(context: Readonly<RouterContextProvider>, request: Request) {
  const url = new URL(request.url)
  const origins = [url.origin, new URL(context.get(siteContext).publicUrl).origin]
  return {
    codeLength: context.get(servicesContext).env.OTP_LENGTH,
    target: safeRedirect(url.searchParams.get('redirect_url'), origins),
  }
}
