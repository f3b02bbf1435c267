import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ResultPage } from '#app/features/search/kept-pages.ts'
import { nearbyHeadings } from '#app/features/search/nearby-headings.ts'
import { useMoreResults } from '#app/features/search/use-more-results.ts'
import { Banner } from '#app/ui/banner.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { SearchedPlace } from '#contract/search/search-words.ts'
import * as texts from '#contract/texts.ts'
import type { ListingCard } from '#domain/listings/listing-card.ts'
import * as styles from '#app/features/search/result-list.module.css'

type ShownListing = { listing: ListingCard; isSaved: boolean; isFirst: boolean }

type ResultListProps = {
  /** The address of the search, by which its next pages are asked for. */
  href: string
  first: ResultPage
  isSignedIn: boolean
  hrefAfter: (spn: string) => string
  /** Whether a phone shows a compact list. */
  isList: boolean
  /** The place that was searched for, which the list goes on around. */
  place: SearchedPlace | undefined
  card: (shown: ShownListing) => ReactNode
}

/** The results with infinite scrolling. */
export function ResultList(props: ResultListProps) {
  const { href, first, isSignedIn, hrefAfter, isList, place, card } = props
  const { pages, next, isLoading, hasFailed, loadMore } = useMoreResults(href, first, isSignedIn)
  const sentinel = useNearEnd(next, loadMore)
  const all = [first, ...pages]
  const shown = withoutRepeats(all.flatMap((page) => page.listings))
  const headings = place && nearbyHeadings(shown, place)
  const saved = new Set(all.flatMap((page) => page.saved))

  return (
    <>
      <div
        className={styles.results}
        id="results"
        data-cards="rows"
        data-compact={isList || undefined}
      >
        {shown.map((listing, at) => (
          <Fragment key={listing.spn}>
            {headings?.has(at) && <h2 className={styles.nearbyHeading}>{headings.get(at)}</h2>}
            {card({ listing, isSaved: saved.has(listing.spn), isFirst: at === 0 })}
          </Fragment>
        ))}
        {isLoading && <Skeleton height="14rem" />}
      </div>
      <p role="status" className="visually-hidden">
        {isLoading ? 'Loading more results' : pages.length > 0 && `${shown.length} results shown`}
      </p>
      {hasFailed && (
        <Banner tone="bad" role="alert" className={styles.resultsTrouble}>
          {texts.trouble.offline}
        </Banner>
      )}
      <div ref={sentinel}>
        {next ? (
          <p className={styles.endMark}>
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={hrefAfter(next)}
              rel="next"
              onClick={(event) => {
                event.preventDefault()
                loadMore()
              }}
            >
              Show more
            </a>
          </p>
        ) : (
          <p className={styles.endMark}>{texts.search.noMore}</p>
        )}
      </div>
    </>
  )
}

/** Loads more when the element of the returned ref comes near the screen. */
function useNearEnd(next: string | undefined, loadMore: () => void) {
  const sentinel = useRef<HTMLDivElement>(null)
  const onNear = useEffectEvent(loadMore)

  useEffect(() => {
    const target = sentinel.current
    if (!target || !next) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear()
      },
      { rootMargin: '900px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [next])

  return sentinel
}

/** Leaves out repeated listings: the first page may have moved since the next ones were loaded. */
function withoutRepeats(listings: ListingCard[]) {
  return [...new Map(listings.map((listing) => [listing.spn, listing])).values()]
}
