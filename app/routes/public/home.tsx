import { redirect } from 'react-router'
import { Carousel } from '#app/features/carousel/carousel.tsx'
import { Slideshow } from '#app/features/carousel/slideshow.tsx'
import { CompareToggle } from '#app/features/compare/compare-toggle.tsx'
import { CityCard } from '#app/features/home/city-card.tsx'
import { FeatureBlock } from '#app/features/home/feature-block.tsx'
import { HelpStrip } from '#app/features/home/help-strip.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { homeJsonLd } from '#app/features/home/home-json-ld.ts'
import { IntentCards } from '#app/features/home/intent-cards.tsx'
import { listingCount } from '#app/features/home/listing-count.ts'
import { isHomeSearch, readHomeSearch } from '#app/features/home/read-home-search.ts'
import { Reviews } from '#app/features/home/reviews.tsx'
import { TypeCard } from '#app/features/home/type-card.tsx'
import { ListingCard } from '#app/features/listing-card/listing-card.tsx'
import { viewedListings } from '#app/features/recently-viewed/viewed-listings.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { loadHome, type PopularListings } from '#app/loaders/public/load-home.ts'
import { usePrefetchScripts } from '#app/router/prefetch-scripts.ts'
import { HomeSearch } from '#app/sections/public/home-search.tsx'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import { type RootData, useSite } from '#app/session/root-data.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { carousels } from '#contract/limits.ts'
import { listingTitle } from '#contract/listing/listing-title.ts'
import { cities } from '#contract/options.ts'
import { cityCookie, searchHref, setCityCookie, whereFrom } from '#contract/search/search-url.ts'
import type { Route } from './+types/home'
import * as styles from '#app/routes/public/home.module.css'

const RecentlyViewed = lazyComponent(
  async () => (await import('#app/features/recently-viewed/recently-viewed.tsx')).RecentlyViewed,
  { isQuiet: true },
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const cookie = cityCookie(request.headers.get('cookie'))
  if (isHomeSearch(searchParams)) {
    const search = readHomeSearch(searchParams, cookie)
    throw redirect(searchHref(search), {
      headers: {
        'set-cookie': setCityCookie(search.region ?? search.city),
      },
    })
  }
  const where = whereFrom(searchParams.get('city'), cookie)
  const home = await loadHome(context.get(resourcesContext), context.get(viewerContext), where.city)
  return { ...home, region: where.region }
}

export function meta(args: Route.MetaArgs) {
  const root = args.matches[0].loaderData as RootData | undefined
  const ld = root ? homeJsonLd(root.site).map((block) => ({ 'script:ld+json': block })) : []
  return [...describePage(args, { canonical: '/' }), ...ld]
}

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const site = useSite()
  const [gurugram, delhi, hisar] = home.popular
  // All search routes share one module.
  usePrefetchScripts('search-rent')

  return (
    <main className={styles.home}>
      <Hero>
        <HomeSearch where={home} places={home.places} />
      </Hero>
      <Popular of={gurugram} isSignedIn={home.isSignedIn} />
      {home.showsWays && <IntentCards />}
      <div className={styles.cities}>
        <Carousel
          className="page"
          title="Choose your city"
          note="Seven cities, one careful marketplace"
          more={
            <TextLink to="/localities" discover="none" arrow>
              All localities
            </TextLink>
          }
          wide={carousels.cities.wide}
        >
          {home.cities.map((city) => (
            <CityCard key={city.code} {...city} />
          ))}
        </Carousel>
      </div>
      <Carousel
        className="page"
        title="Explore property types"
        note={`In ${cities.labels[home.city]}`}
        wide={carousels.types.wide}
      >
        {home.types.map((tile) => (
          <TypeCard key={tile.type} {...tile} />
        ))}
      </Carousel>
      <ViewedBefore />
      <Popular of={delhi} isSignedIn={home.isSignedIn} />
      {home.feature && (
        <FeatureBlock
          content={home.feature}
          slides={<Slideshow images={home.feature.sliderImages} {...carousels.features} />}
        />
      )}
      <Popular of={hisar} isSignedIn={home.isSignedIn} />
      {home.reviews.length > 0 && <Reviews reviews={home.reviews} siteName={site.name} />}
      <HelpStrip phone={site.phone} email={site.email} />
    </main>
  )
}

/** Its code is loaded only where this browser has something to show. */
function ViewedBefore() {
  if (viewedListings.use().length === 0) return null
  return (
    <div className="page">
      <RecentlyViewed />
    </div>
  )
}

type PopularProps = { of: PopularListings | undefined; isSignedIn: boolean }

function Popular({ of, isSignedIn }: PopularProps) {
  if (!of || of.listings.length === 0) return null
  return (
    <Carousel
      className="page"
      title={`${of.isPopular ? 'Popular' : 'New'} in ${cities.labels[of.city]}`}
      note={`${listingCount(of.total)}, the ${of.isPopular ? 'most viewed' : 'newest'} first`}
      more={
        <TextLink
          to={`/search/?city=${of.city}`}
          arrow
          aria-label={`See all in ${cities.labels[of.city]}`}
        >
          See all
        </TextLink>
      }
      {...carousels.popular}
    >
      {of.listings.map((listing) => (
        <ListingCard
          key={listing.spn}
          as="h3"
          listing={listing}
          isSaved={of.saved.includes(listing.spn)}
          tick={<CompareToggle spn={listing.spn} name={listingTitle(listing)} />}
          isSignedIn={isSignedIn}
          sizes="(min-width: 80em) 390px, (min-width: 48em) 31vw, (min-width: 24.375em) 320px, 82vw"
        />
      ))}
    </Carousel>
  )
}
