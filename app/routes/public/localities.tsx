import { LinkGroups } from '#app/features/landing/link-groups.tsx'
import { loadCities } from '#app/loaders/landing/load-city.ts'
import { describePage } from '#app/loaders/page-meta.ts'
import { classes } from '#app/ui/classes.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import type { Route } from './+types/localities'
import * as styles from '#app/features/landing/landing.module.css'

export function loader({ context }: Route.LoaderArgs) {
  return loadCities(context)
}

export function meta(args: Route.MetaArgs) {
  const page = describePage(args, {
    title: 'Cities and localities',
    description:
      'Homes, shops and offices by city and locality, with what owners ask for, the metro and what is near.',
  })
  return args.loaderData ? [...page, { 'script:ld+json': args.loaderData.jsonLd }] : page
}

export default function LocalitiesPage({ loaderData: { groups, crumbs } }: Route.ComponentProps) {
  return (
    <main className={classes(styles.landing, 'page')}>
      <div className={styles.head}>
        <Crumbs crumbs={crumbs} />
        <h1>Cities and localities</h1>
        <p>
          What is on offer in each of our cities, and a page for every locality: asking prices, the
          metro and what is near.
        </p>
      </div>
      <LinkGroups groups={groups} />
    </main>
  )
}
