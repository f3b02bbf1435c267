import { keepTogether } from '#app/features/landing/keep-together.ts'
import { LinkGroups } from '#app/features/landing/link-groups.tsx'
import { PriceTable } from '#app/features/landing/price-table.tsx'
import { Questions } from '#app/features/landing/questions.tsx'
import { loadLanding } from '#app/loaders/landing/load-landing.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { limitSearch } from '#app/loaders/public/limit-search.ts'
import { LandingCards } from '#app/sections/public/landing-cards.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/landing'
import * as styles from '#app/features/landing/landing.module.css'

export function loader({ url, context }: Route.LoaderArgs) {
  return limitSearch(context, () => loadLanding(url, context))
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return describePage(args, { isPrivate: true })
  const { title, description, canonical, image, isEmpty, jsonLd } = args.loaderData
  return [
    ...describePage(args, { title, description, canonical, image, isPrivate: isEmpty }),
    { 'script:ld+json': jsonLd },
  ]
}

export default function LandingPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main className={classes(styles.landing, 'page')}>
      <div className={styles.head}>
        <Crumbs crumbs={page.crumbs} />
        <h1>{keepTogether(page.heading)}</h1>
        <p>{keepTogether(page.sentences.join(' '))}</p>
        <div className={styles.acts}>
          <ButtonLink to={page.search.to}>
            <Icon name="search" />
            {page.search.label}
          </ButtonLink>
          <ButtonLink to={page.wish.to} variant="quiet" className="needs-script">
            <Icon name="bell-plus" />
            {page.wish.label}
          </ButtonLink>
        </div>
      </div>
      {page.listings.length > 0 && <Cards {...page} />}
      {(page.prices.length > 0 || page.stations.length > 0) && (
        <div className={styles.beside}>
          {page.prices.length > 0 && (
            <section>
              <h2>{page.priceHeading}</h2>
              <PriceTable
                caption={page.priceHeading}
                heads={page.priceHeads}
                rows={page.prices}
                note={page.priceNote}
              />
            </section>
          )}
          {page.stations.length > 0 && <Stations stations={page.stations} />}
        </div>
      )}
      <LinkGroups groups={page.groups} />
      <Questions questions={page.questions} />
    </main>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Cards({ listings, areNearby, saved, isSignedIn, search }: Loaded) {
  return (
    <section>
      <h2>{areNearby ? 'Near by' : 'On offer now'}</h2>
      <LandingCards listings={listings} saved={saved} isSignedIn={isSignedIn} isFirst />
      {!areNearby && (
        <p className={styles.all}>
          <TextLink to={search.to} arrow>
            {search.label}
          </TextLink>
        </p>
      )}
    </section>
  )
}

function Stations({ stations }: Pick<Loaded, 'stations'>) {
  return (
    <section>
      <h2>Nearest metro stations</h2>
      <ul className={styles.stations}>
        {stations.map(({ name, walk }) => (
          <li key={name}>
            <Icon name="train-front" />
            <span>
              {name}, <span className="soft">{walk}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
