const name = 'seen_splash'
const isKept = new RegExp(`(^|;\\s*)${name}=`)

/** Whether a page is the first one of a visit; what is loaded later has no splash. */
export function isFirstOfVisit(request: Request): boolean {
  return !isKept.test(request.headers.get('cookie') ?? '')
}

/** What the browser sends with every later page of a visit. */
export const seenSplash = `${name}=1`

/** Lasts as long as the visit: the browser forgets it when it is closed. */
export const splashCookie = `${seenSplash}; Path=/; SameSite=Lax; HttpOnly`
