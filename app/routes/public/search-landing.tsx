import { useEffect } from 'react'
import { redirect } from 'react-router'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { rememberCity, SearchBar } from '#app/features/search/search-bar.tsx'
import { describePage } from '#app/loaders/page-meta.ts'
import { searchOfAnyKind } from '#app/loaders/public/search-of-any-kind.ts'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { isOption } from '#contract/options/option-list.ts'
import { type City, cities } from '#contract/options.ts'
import { type ListingSearch, noFilters } from '#contract/search/listing-search.ts'
import { cityCookie, searchHref, searchPages, whereFrom } from '#contract/search/search-url.ts'
import { listPopular } from '#domain/search/list-popular.ts'
import { savedAmong } from '#domain/shortlist/is-saved.ts'
import type { Route } from './+types/search-landing'
import * as searchStyles from '#app/features/search/search.module.css'
import * as styles from '#app/features/search/search-landing.module.css'

const homesToRent = {
  category: 'residential',
  deal: 'rent',
  text: '',
  filters: noFilters,
} as const

/** The cities whose listings are shown when nobody chose one. */
const shownCities: City[] = ['gurugram', 'delhi']

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, readDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const { searchParams } = url
  const cookie = cityCookie(request.headers.get('cookie'))
  const search = searchOfAnyKind(searchParams, cookie)
  if (search) throw redirect(searchHref(search))

  const named = searchParams.get('city')
  const asked = isOption(cities, named) ? named : undefined
  const chosen = asked ? [asked] : shownCities
  const popular = await Promise.all(
    chosen.map(async (city) => {
      const found = await listPopular(readDb, city, chosen.length === 1 ? 12 : 6)
      return { city, ...found, saved: await savedAmong(db, viewer, found.listings) }
    }),
  )
  const where = asked ? ` in ${cities.labels[asked]}` : ''
  return {
    where: whereFrom(named, cookie),
    asked,
    popular: popular.filter(({ listings }) => listings.length > 0),
    isSignedIn: viewer !== null,
    heading: `Find a home or a workplace${where}`,
    title: `Property Search${where}`,
    canonical: asked ? `/search?city=${asked}` : '/search',
  }
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return []
  const { title, heading, canonical } = args.loaderData
  return describePage(args, {
    title,
    description: `${heading}: to rent and to buy, with photos and prices.`,
    canonical,
  })
}

export default function SearchLandingPage({ loaderData }: Route.ComponentProps) {
  const { where, asked, popular, isSignedIn, heading } = loaderData
  const search: ListingSearch = { ...homesToRent, ...where }

  useEffect(() => {
    if (asked) rememberCity(asked)
  }, [asked])

  return (
    <>
      <div className={searchStyles.searchHead}>
        <div className="page">
          <SearchBar search={search} isOpenKind />
        </div>
      </div>
      <main className={classes(styles.searchLanding, 'page')}>
        <h1>{heading}</h1>
        <ul className={styles.kindCards}>
          {searchPages.map(({ category, deal, label }) => (
            <li key={label}>
              <TextLink
                to={searchHref({ ...where, category, deal, text: '', filters: noFilters })}
                arrow
              >
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        {popular.map((section, place) => (
          <section key={section.city} aria-labelledby={`popular-${section.city}`}>
            <div className="section-head">
              <h2 id={`popular-${section.city}`}>
                {section.isPopular ? 'Popular' : 'New'} in {cities.labels[section.city]}
              </h2>
              <TextLink to={`/search/buy?city=${section.city}`} arrow>
                See all
              </TextLink>
            </div>
            <div className={styles.cardGrid}>
              {section.listings.map((listing, at) => (
                <ListingCard
                  key={listing.spn}
                  as="h3"
                  listing={listing}
                  isSaved={section.saved.includes(listing.spn)}
                  isSignedIn={isSignedIn}
                  tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
                  eager={place === 0 && at === 0}
                  sizes="(min-width: 70em) 380px, (min-width: 48em) 46vw, calc(100vw - 32px)"
                />
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  )
}
