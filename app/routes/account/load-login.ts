import type { RouterContextProvider } from 'react-router'
import { servicesContext, siteContext, viewerContext } from '#app/context.ts'
import { safeRedirect } from '#app/redirect.ts'
import { isStaffPage } from '#app/route-groups.ts'
import * as messages from '#contract/messages/staff.ts'
import { isStaff } from '#domain/viewer.ts'

/** What login and sign-up need: how long a code is, and where to go afterwards. */
export function loadLogin(context: Readonly<RouterContextProvider>, request: Request) {
  const url = new URL(request.url)
  const origins = [url.origin, new URL(context.get(siteContext).publicUrl).origin]
  const target = safeRedirect(url.searchParams.get('redirect_url'), origins)
  const viewer = context.get(viewerContext)
  const isRefused =
    viewer !== null && !isStaff(viewer) && isStaffPage(new URL(target, url).pathname)
  return {
    codeLength: context.get(servicesContext).env.OTP_LENGTH,
    target,
    /** Why somebody who is signed in was sent here. */
    refusal: isRefused ? messages.noRights : undefined,
  }
}
