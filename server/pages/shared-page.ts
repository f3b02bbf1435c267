import { isFirstOfVisit, seenSplash } from '#app/features/site-splash/splash-cookie.ts'
import { isOption } from '#contract/option-list.ts'
import { cities } from '#contract/options.ts'
import { cityCookie } from '#contract/search-url.ts'

/** The pages that many strangers look at. What a page asks for later ends in `.data`. */
const shared = /^\/((search|property)(\/[\w/-]*)?)?$/

type SharedPage = { key: string; request: () => Request }

/**
 * A request for a page that looks the same to everybody who is not signed in. The page is rendered
 * from nothing but its key, so that it cannot depend on anything else a browser sends.
 */
export function findSharedPage(asked: Request): SharedPage | undefined {
  const { pathname, href } = new URL(asked.url)
  if (asked.method !== 'GET' || !shared.test(pathname)) return undefined

  const city = cityCookie(asked.headers.get('cookie'))
  const kept = [
    isFirstOfVisit(asked) ? undefined : seenSplash,
    isOption(cities, city) ? `city=${city}` : undefined,
  ]
  const cookie = kept.filter((each) => each !== undefined).join('; ')
  return {
    key: `${href}\n${cookie}`,
    request: () => new Request(href, { headers: { cookie } }),
  }
}
