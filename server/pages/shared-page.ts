import { isListView, listView } from '#app/features/search/list-view.ts'
import { isFirstOfVisit, seenSplash } from '#app/features/site-splash/splash-cookie.ts'
import { isSharedPage } from '#app/route-groups.ts'
import { isOption } from '#contract/options/option-list.ts'
import { searchCities } from '#contract/options.ts'
import { cityCookie, sentCity } from '#contract/search/search-url.ts'

type SharedPage = { key: string; request: () => Request }

/**
 * A request for a page that the cache may serve to every visitor who is not signed in. The page is
 * rendered from its cache key alone, so that it cannot depend on anything else a browser sends.
 */
export function findSharedPage(asked: Request): SharedPage | undefined {
  const { pathname, href } = new URL(asked.url)
  if (asked.method !== 'GET' || !isSharedPage(pathname)) return undefined

  const city = cityCookie(asked.headers.get('cookie'))
  const kept = [
    isFirstOfVisit(asked) ? undefined : seenSplash,
    isOption(searchCities, city) ? sentCity(city) : undefined,
    isListView(asked.headers.get('cookie')) ? listView : undefined,
  ]
  const cookie = kept.filter((each) => each !== undefined).join('; ')
  return {
    key: `${href}\n${cookie}`,
    request: () => new Request(href, { headers: { cookie } }),
  }
}
