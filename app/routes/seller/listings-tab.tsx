import { OwnListing } from '#app/features/own-listings/own-listing.tsx'
import { UnsavedListings } from '#app/features/wizard/unsaved-listings.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadOwnListings } from '#app/loaders/seller/load-own-listings.ts'
import { loadUnsavedListings } from '#app/loaders/seller/load-unsaved-listings.ts'
import { tablePath } from '#app/loaders/table-path.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLinks } from '#app/ui/chips.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import type { Route } from './+types/listings-tab'
import * as styles from '#app/features/own-listings/own-listings.module.css'

const path = '/dashboard/listings_tab'

/** The order is specified. */
const filters: readonly ListingStatus[] = [
  'active',
  'draft',
  'delete',
  'under_review',
  'review_failed',
  'sold_out',
]

export const meta = pageMeta({ title: 'My Listings', isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const own = await loadOwnListings(db, viewer, url)
  return { ...own, begun: await loadUnsavedListings(db, viewer) }
}

export default function ListingsTab({ loaderData }: Route.ComponentProps) {
  const { counts, status, rows, page, pages, pageSize } = loaderData
  const filterLinks = filters.map((each) => ({
    to: tablePath(path, { status: each, rows: pageSize }),
    label: listingStatuses.labels[each],
    count: counts[each],
    current: each === status,
  }))

  return (
    <>
      <h1>My Listings</h1>
      <UnsavedListings begun={loaderData.begun} />
      <ChipLinks
        label="Status"
        className={styles.filters ?? ''}
        links={[
          { to: tablePath(path, { rows: pageSize }), label: 'All', ...all(counts.all, status) },
          ...filterLinks,
        ]}
      />
      {rows.length === 0 ? (
        <Empty title={counts.all === 0 ? texts.dashboard.noListings : texts.dashboard.noneInStatus}>
          {counts.all === 0 && <ButtonLink to="/list-property">List Property</ButtonLink>}
        </Empty>
      ) : (
        <ul className={styles.list} data-wide>
          {rows.map((row) => (
            <li key={row.id}>
              <OwnListing listing={row} />
            </li>
          ))}
        </ul>
      )}
      {counts.all > 0 && (
        <div data-keep-clear>
          <Pager
            page={page}
            pages={pages}
            pageSize={pageSize}
            hrefFor={(page, rows) => tablePath(path, { status, page, rows })}
          />
        </div>
      )}
    </>
  )
}

function all(count: number, status: ListingStatus | undefined) {
  return { count, current: status === undefined }
}
