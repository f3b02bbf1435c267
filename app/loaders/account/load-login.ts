import type { RouterContextProvider } from 'react-router'
import { loginReason } from '#app/loaders/account/login-reason.ts'
import { isStaffPage } from '#app/route-groups.ts'
import {
  detailsContext,
  resourcesContext,
  siteContext,
  viewerContext,
} from '#app/session/context.ts'
import { safeRedirect, sessionEndedParam } from '#app/session/redirect.ts'
import { photoPath } from '#contract/listing/pictures.ts'
import { sessionEnded } from '#contract/texts/login.ts'
import * as texts from '#contract/texts/staff.ts'
import { isStaff } from '#domain/viewer.ts'

/** What login and sign-up need: how long a code is, and where to go afterwards. */
export function loadLogin(context: Readonly<RouterContextProvider>, request: Request) {
  const url = new URL(request.url)
  const origins = [url.origin, new URL(context.get(siteContext).publicUrl).origin]
  const target = safeRedirect(url.searchParams.get('redirect_url'), origins)
  const viewer = context.get(viewerContext)
  const isRefused =
    viewer !== null && !isStaff(viewer) && isStaffPage(new URL(target, url).pathname)
  const photo = context.get(detailsContext)?.photo
  return {
    /** Read anew: the page that led here may have been loaded by a session that has ended since. */
    viewer: viewer && { name: viewer.name, photo: photo ? photoPath(photo) : null },
    codeLength: context.get(resourcesContext).env.OTP_LENGTH,
    target,
    reason: url.searchParams.has(sessionEndedParam) ? sessionEnded : loginReason(target),
    /** Why somebody who is signed in was sent here. */
    refusal: isRefused ? texts.noRights : undefined,
  }
}
