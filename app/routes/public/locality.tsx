import { keepTogether } from '#app/features/landing/keep-together.ts'
import { LinkGroups } from '#app/features/landing/link-groups.tsx'
import { MarketSections } from '#app/features/landing/market-sections.tsx'
import { MetroSection } from '#app/features/landing/metro-section.tsx'
import { Questions } from '#app/features/landing/questions.tsx'
import { loadLocality } from '#app/loaders/landing/load-locality.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { limitSearch } from '#app/loaders/public/limit-search.ts'
import { LandingCards } from '#app/sections/public/landing-cards.tsx'
import { classes } from '#app/ui/classes.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import type { Route } from './+types/locality'
import * as styles from '#app/features/landing/landing.module.css'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return limitSearch(context, () => loadLocality(url, params, context))
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return describePage(args, { isPrivate: true })
  const { title, description, canonical, image, isEmpty, jsonLd } = args.loaderData
  return [
    ...describePage(args, { title, description, canonical, image, isPrivate: isEmpty }),
    { 'script:ld+json': jsonLd },
  ]
}

type Loaded = Route.ComponentProps['loaderData']

export default function LocalityPage({ loaderData: page }: Route.ComponentProps) {
  const name = page.crumbs.at(-1)?.label ?? ''
  const groups = [
    { title: 'Neighbouring localities', links: page.neighbours },
    { title: 'Part of', links: page.holders },
  ].filter(({ links }) => links.length > 0)
  return (
    <main className={classes(styles.landing, 'page')}>
      <div className={styles.head}>
        <Crumbs crumbs={page.crumbs} />
        <h1>{keepTogether(page.heading)}</h1>
        <p>{keepTogether(page.lede)}</p>
      </div>
      {page.kinds.length > 0 && <LinkGroups groups={[{ title: 'On offer', links: page.kinds }]} />}
      <MarketSections markets={page.markets} stay={page.stay} />
      <div className={page.metro.hubs.length > 0 ? styles.beside : styles.below}>
        <MetroSection name={name} stations={page.metro.stations} hubs={page.metro.hubs} />
        <Near landmarks={page.landmarks} name={name} />
      </div>
      {page.listings.length > 0 && <Newest {...page} />}
      <LinkGroups groups={groups} />
      <Questions questions={page.questions} />
    </main>
  )
}

function Near({ landmarks, name }: Pick<Loaded, 'landmarks'> & { name: string }) {
  return (
    <section>
      <h2>What is near</h2>
      {landmarks.length === 0 && <p>We know of no landmark within 4 km of {name}.</p>}
      <ul className={styles.near}>
        {landmarks.map(({ key, name: landmark, away }) => (
          <li key={key}>
            {landmark} <span className="soft number">{away}</span>
          </li>
        ))}
      </ul>
      {landmarks.length > 0 && (
        <p className="soft small">As the crow flies, from the middle of {name}.</p>
      )}
    </section>
  )
}

function Newest({ listings, saved, isSignedIn }: Loaded) {
  return (
    <section>
      <h2>Newest on offer</h2>
      <LandingCards listings={listings} saved={saved} isSignedIn={isSignedIn} />
    </section>
  )
}
