import { CompareTable } from '#app/features/compare/compare-table.tsx'
import { comparedFromUrl } from '#app/features/compare/compared-listings.ts'
import { comparisonOf } from '#app/features/compare/comparison.ts'
import { NothingToCompare } from '#app/features/compare/nothing-to-compare.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { resourcesContext, viewerContext } from '#app/session/context.ts'
import { classes } from '#app/ui/classes.ts'
import { indiaDay } from '#contract/format/dates.ts'
import { findListing } from '#domain/listings/find-listing.ts'
import type { Route } from './+types/compare'
import * as styles from '#app/features/compare/compare.module.css'

export const meta = pageMeta({ title: 'Compare', isPrivate: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(resourcesContext)
  const viewer = context.get(viewerContext)
  const spns = comparedFromUrl(new URL(request.url).searchParams)
  const found = await Promise.all(spns.map((spn) => findListing(readDb, viewer, spn)))
  const listings = found.filter((listing) => listing !== undefined)
  return comparisonOf(listings, indiaDay(new Date()))
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return (
    <main className={classes(styles.comparePage, 'page')}>
      <h1 tabIndex={-1}>Compare</h1>
      {loaderData.columns.length === 0 ? (
        <NothingToCompare />
      ) : (
        <CompareTable comparison={loaderData} />
      )}
    </main>
  )
}
