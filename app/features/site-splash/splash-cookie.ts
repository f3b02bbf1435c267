const name = 'seen_splash'

/** Whether a page is the first one of a visit; what is loaded later has no splash. */
export function isFirstOfVisit(request: Request): boolean {
  const cookies = request.headers.get('cookie') ?? ''
  return !new RegExp(`(^|;\\s*)${name}=`).test(cookies)
}

/** Lasts as long as the visit: the browser forgets it when it is closed. */
export const splashCookie = `${name}=1; Path=/; SameSite=Lax; HttpOnly`
