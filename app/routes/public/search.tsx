import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isNetworkFailure } from '#app/features/error-page/explain-error.ts'
import { seenListings } from '#app/features/listing-card/seen-listings.ts'
import { createHighlightedListing } from '#app/features/map/highlighted-listing.ts'
import { FloatingMapToggle, MapToggle } from '#app/features/map/map-toggle.tsx'
import { ResultsMap, type ResultsMapProps } from '#app/features/map/results-map.tsx'
import { useOpenMap } from '#app/features/map/use-open-map.ts'
import { SaveSearch } from '#app/features/saved-searches/save-search.tsx'
import { FilterPanel } from '#app/features/search/filter-panel.tsx'
import { PhoneFilters } from '#app/features/search/phone-filters.tsx'
import { keepAwaited } from '#app/features/search/recent-searches.ts'
import { rememberCity, SearchBar } from '#app/features/search/search-bar.tsx'
import { useSearchNavigation } from '#app/features/search/use-search-navigation.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { limitSearch } from '#app/loaders/public/limit-search.ts'
import { loadSearch } from '#app/loaders/public/load-search.ts'
import { usePrefetchScripts } from '#app/router/prefetch-scripts.ts'
import { SearchResults } from '#app/sections/public/search-results.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { searchHref } from '#contract/search/search-url.ts'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/search'
import * as resultListStyles from '#app/features/search/result-list.module.css'
import * as styles from '#app/features/search/search.module.css'

export function loader({ request, url, context }: Route.LoaderArgs) {
  return limitSearch(context, () => loadSearch(request, url, context))
}

type Shown = Awaited<ReturnType<typeof loader>> & {
  /** The history entry of this data, when newer data could not be loaded. */
  keptFrom?: string
}

/** What the page shows or showed last, and for which entry of the history. */
let shown: { data: Shown; key: string; path: string; isLeft?: boolean } | undefined

/** Without a connection, the results that are shown stay, and Back returns to them. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs): Promise<Shown> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!shown || !isNetworkFailure(error)) throw error
    if (shown.isLeft && shown.path !== url.pathname + url.search) throw error
    return { ...shown.data, keptFrom: shown.key }
  }
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return []
  const { title, description, canonical } = args.loaderData
  return describePage(args, { title, description, canonical })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, counts, first, after } = loaderData
  const { isLoading, go } = useSearchNavigation(search)
  const [highlighted] = useState(createHighlightedListing)
  const map = useOpenMap()
  const location = useLocation()
  const keptFrom = 'keptFrom' in loaderData ? loaderData.keptFrom : undefined
  const key = keptFrom ?? location.key
  const path = location.pathname + location.search
  const href = searchHref(search, { after })

  const where = search.region ?? search.city
  useEffect(() => rememberCity(where), [where])
  usePrefetchScripts('routes/public/property')
  useShown({ data: loaderData, key, path }, href)

  const saveSearch = <Save loaded={loaderData} href={href} />
  const trouble = keptFrom && <Offline path={path} />

  return (
    <>
      <div className={classes(styles.searchHead, 'not-printed')}>
        <div className={classes(styles.searchWide, 'page')}>
          <SearchBar search={search} entry={key} />
        </div>
      </div>
      <main className={classes(styles.searchWide, styles.searchLayout, 'page')}>
        <FilterPanel search={search} counts={counts} />
        <SearchResults
          loaded={loaderData}
          entry={key}
          href={href}
          highlighted={highlighted}
          isLoading={isLoading}
          trouble={trouble}
          saveSearch={saveSearch}
        />
        <MapOfResults
          search={search}
          listings={framed(first.listings)}
          cityArea={loaderData.cityArea}
          around={loaderData.around}
          highlighted={highlighted}
          isOpen={map.isOpen}
          onSearch={go}
          heading={loaderData.heading}
        />
        <FloatingMapToggle isOpen={map.isOpen} onToggle={map.toggle} />
      </main>
      <nav className={classes(styles.phoneBar, 'only-phone')} aria-label="Search actions" data-dock>
        <ButtonLink variant="quiet" to="/search">
          <Icon name="rotate-ccw" />
          New Search
        </ButtonLink>
        <MapToggle
          isOpen={map.isOpen}
          found={search.area || search.drawn ? counts.total : undefined}
          onToggle={map.toggle}
        />
        <PhoneFilters search={search} counts={counts} trouble={trouble} extra={saveSearch} />
      </nav>
    </>
  )
}

/** Keeps what the page shows for Back and for a search that cannot be loaded. */
function useShown({ data, key, path }: NonNullable<typeof shown>, href: string) {
  useEffect(() => {
    const here = { data, key, path }
    // What was pressed may be gone with the search it belonged to.
    if (shown && shown.path !== path && document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
    shown = here
    if (!data.keptFrom) keepAwaited({ label: data.label, href })
    return () => {
      shown = { ...here, isLeft: true }
    }
  }, [data, key, path, href])
}

function Save({ loaded, href }: { loaded: Shown; href: string }) {
  return (
    <SaveSearch
      href={href}
      isSignedIn={loaded.isSignedIn}
      isTold={loaded.isTold}
      isWork={loaded.search.category === 'commercial'}
    />
  )
}

function Offline({ path }: { path: string }) {
  const navigate = useNavigate()
  return (
    <Banner tone="bad" role="alert" className={resultListStyles.resultsTrouble}>
      {texts.trouble.offline}
      <Button variant="quiet" small onClick={() => navigate(path, { replace: true })}>
        Try again
      </Button>
    </Banner>
  )
}

/** What was opened before is known to the browser alone, and changes the map, not the page. */
function MapOfResults(map: Omit<ResultsMapProps, 'seen' | 'onOpen'>) {
  return <ResultsMap {...map} seen={seenListings.use()} onOpen={seenListings.add} />
}

/** What the map begins with: the place that was searched for, or the nearest where it has none. */
function framed(listings: Shown['first']['listings']) {
  const within = listings.filter(({ isNearby }) => !isNearby)
  return within.length > 0 ? within : listings.slice(0, 8)
}
