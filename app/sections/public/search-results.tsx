import { type ReactNode, useState } from 'react'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { HighlightedCard } from '#app/features/map/highlighted-card.tsx'
import type { HighlightedListing } from '#app/features/map/highlighted-listing.ts'
import { WishedSearch } from '#app/features/saved-searches/save-search.tsx'
import { keepListView } from '#app/features/search/list-view.ts'
import { AlternativesList, NoResults } from '#app/features/search/no-results.tsx'
import { ResultHead } from '#app/features/search/result-head.tsx'
import { ResultList } from '#app/features/search/result-list.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { searchHref } from '#contract/search/search-url.ts'
import type { Route } from '../../routes/public/+types/search'
import * as resultListStyles from '#app/features/search/result-list.module.css'

type SearchResultsProps = {
  loaded: Route.ComponentProps['loaderData']
  /** The entry of the history that the search belongs to. */
  entry: string
  href: string
  highlighted: HighlightedListing
  isLoading: boolean
  /** Why a newer search could not be loaded. */
  trouble: ReactNode
  /** The offer to be told about new ones. */
  saveSearch: ReactNode
}

const cardSizes = '(min-width: 48em) 212px, calc(100vw - 32px)'
const compactSizes = '(min-width: 48em) 212px, 112px'

/** The column of results: what was found, or alternatives where nothing was. */
// biome-ignore lint/plugin/function-length: more components would weigh more than the search page may
export function SearchResults(props: SearchResultsProps) {
  const { loaded, entry, href, highlighted, isLoading, trouble, saveSearch } = props
  const { search, counts, first, after, isSignedIn } = loaded
  const [isList, setList] = useState(loaded.isList)

  function chooseList(wanted: boolean) {
    setList(wanted)
    keepListView(wanted)
  }

  return (
    <section
      className={resultListStyles.resultsColumn}
      aria-label="Results"
      aria-busy={isLoading}
      data-under-map
    >
      {trouble}
      {loaded.banner && <Banner className={resultListStyles.goneNote}>{loaded.banner}</Banner>}
      <ResultHead
        search={search}
        heading={loaded.heading}
        place={loaded.place?.name}
        withinKm={loaded.place?.withinKm}
        reach={loaded.reach}
        travel={loaded.travel.chips}
        moved={loaded.moved}
        notes={loaded.notes}
        elsewhere={loaded.elsewhere}
        isEmpty={counts.total === 0}
        isList={isList}
        onList={chooseList}
      />
      {first.listings.length > 0 && (
        <div className={classes(resultListStyles.saveSearchAbove, 'not-printed')}>{saveSearch}</div>
      )}
      {after && <TextLink to={searchHref(search)}>First page</TextLink>}
      {loaded.alternatives && first.listings.length > 0 && (
        <AlternativesList alternatives={loaded.alternatives} />
      )}
      {loaded.alternatives && first.listings.length === 0 ? (
        <NoResults alternatives={loaded.alternatives} />
      ) : (
        <ResultList
          key={`${entry} ${href}`}
          href={href}
          first={first}
          isSignedIn={isSignedIn}
          hrefAfter={(spn) => searchHref(search, { after: spn })}
          isList={isList}
          place={loaded.place}
          card={({ listing, isSaved, isFirst }) => (
            <HighlightedCard spn={listing.spn} highlighted={highlighted}>
              <ListingCard
                listing={listing}
                isSaved={isSaved}
                isSignedIn={isSignedIn}
                tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
                eager={isFirst}
                as={listing.isNearby ? 'h3' : 'h2'}
                sizes={isList ? compactSizes : cardSizes}
              />
            </HighlightedCard>
          )}
        />
      )}
      <div className={resultListStyles.saveSearch}>
        {saveSearch}
        {isSignedIn && <WishedSearch href={href} label={loaded.label} />}
      </div>
    </section>
  )
}
