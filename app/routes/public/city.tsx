import { LinkGroups } from '#app/features/landing/link-groups.tsx'
import { MarketSections } from '#app/features/landing/market-sections.tsx'
import { Questions } from '#app/features/landing/questions.tsx'
import { loadCity } from '#app/loaders/landing/load-city.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { classes } from '#app/ui/classes.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import type { Route } from './+types/city'
import * as styles from '#app/features/landing/landing.module.css'

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadCity(url, params, context)
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return describePage(args, { isPrivate: true })
  const { title, description, canonical, image, isEmpty, jsonLd } = args.loaderData
  return [
    ...describePage(args, { title, description, canonical, image, isPrivate: isEmpty }),
    { 'script:ld+json': jsonLd },
  ]
}

export default function CityPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <main className={classes(styles.landing, 'page')}>
      <div className={styles.head}>
        <Crumbs crumbs={page.crumbs} />
        <h1>{page.heading}</h1>
        <p>{page.lede}</p>
      </div>
      {page.kinds.length > 0 && <LinkGroups groups={[{ title: 'On offer', links: page.kinds }]} />}
      <MarketSections markets={page.markets} stay={page.stay} />
      <LinkGroups groups={page.groups} />
      <Questions questions={page.questions} />
    </main>
  )
}
