const name = 'seen_splash'
const isKept = new RegExp(`(^|;\\s*)${name}=`)

/** Whether a page is the first one of a visit; what is loaded later has no splash. */
export function isFirstOfVisit(request: Request): boolean {
  return !isKept.test(request.headers.get('cookie') ?? '')
}

/** What the browser sends with every later page of a visit. */
export const seenSplash = `${name}=1`

/** A session cookie: browsers drop it when they are closed. */
export const splashCookie = `${seenSplash}; Path=/; SameSite=Lax; HttpOnly`
