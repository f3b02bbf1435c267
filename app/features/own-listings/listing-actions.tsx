import { useState } from 'react'
import { Link } from 'react-router'
import { ContactModeButton } from '#app/features/own-listings/contact-mode-button.tsx'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useEdit } from '#app/features/own-listings/use-edit.ts'
import {
  type ChangeStatus,
  useStatusChange,
} from '#app/features/own-listings/use-status-change.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/own-listings/own-listings.module.css'

type ActionsProps = {
  listing: OwnListingRow
  change: ChangeStatus
  putBack: () => void
  busy: boolean
}

const LiveDialog = lazyComponent(
  async () => (await import('#app/features/own-listings/live-dialog.tsx')).LiveDialog,
)

/** The actions that the status of a listing allows its owner. */
export function ListingActions({ listing }: { listing: OwnListingRow }) {
  const { change, putBack, busy } = useStatusChange(listing)
  const props = { listing, change, putBack, busy }
  const [isChanging, setChanging] = useState(false)

  return (
    <div className={styles.buttons} data-keep-clear>
      <MainActions {...props} />
      {listing.status !== 'delete' && (
        <Popover
          trigger={<Icon name="ellipsis-vertical" />}
          triggerClass={styles.more}
          triggerLabel={`More for ${listing.spn}`}
          align="end"
          closeOnChoice
        >
          <Menu>
            <Link to={`/dashboard/listings_tab/${listing.spn}/insight`}>
              <Icon name="gauge" />
              Insight
            </Link>
            {listing.status === 'active' && (
              <Link to={`/dashboard/listings_tab/${listing.spn}/share`}>
                <Icon name="share-2" />
                Share or print
              </Link>
            )}
            <ContactModeButton listing={listing} />
            {listing.terms && (
              <button type="button" onClick={() => setChanging(true)}>
                <Icon name="hand-coins" />
                {texts.revision.changeTerms}
              </button>
            )}
            <button type="button" onClick={() => change('delete')}>
              <Icon name="x" />
              Disable
            </button>
          </Menu>
        </Popover>
      )}
      {isChanging && listing.terms && (
        <LiveDialog id={listing.id} terms={listing.terms} onClose={() => setChanging(false)} />
      )}
    </div>
  )
}

function MainActions({ listing, change, putBack, busy }: ActionsProps) {
  switch (listing.status) {
    case 'draft':
      return <EditLink listing={listing}>Edit</EditLink>
    case 'review_failed':
      return <EditLink listing={listing}>Correct it</EditLink>
    case 'delete':
      return (
        <>
          <Button variant="quiet" small busy={busy} onClick={() => change('draft')}>
            Reopen
          </Button>
          {!listing.progress && (
            <Button small busy={busy} onClick={() => change('under_review')}>
              Enable
            </Button>
          )}
        </>
      )
    default:
      return (
        <>
          <ButtonLink to={listingPath(listing.spn)} variant="quiet" small>
            View
          </ButtonLink>
          {listing.status === 'active' && !listing.revision && <EditButton listing={listing} />}
          {listing.canPutBack && (
            <Button variant="quiet" small busy={busy} onClick={putBack}>
              Put it back
            </Button>
          )}
          {listing.status === 'active' && (
            <Button variant="quiet" small busy={busy} onClick={() => change('sold_out')}>
              {listing.deal === 'rent' ? 'Mark as rented' : 'Mark as sold'}
            </Button>
          )}
        </>
      )
  }
}

/** Opens a revision of a listing on show. */
function EditButton({ listing }: { listing: OwnListingRow }) {
  const { edit, isBusy } = useEdit(listing)
  return (
    <Button variant="quiet" small busy={isBusy} onClick={edit}>
      Edit
    </Button>
  )
}

/** The wizard opens in a new tab, so that the dashboard stays. */
function EditLink({ listing, children }: { listing: OwnListingRow; children: string }) {
  return (
    <ButtonLink
      to={`/list-property?id=${listing.spn}`}
      target="_blank"
      small
      aria-label={`${children} ${listing.spn} in a new tab`}
    >
      <Icon name="pencil" />
      {children}
    </ButtonLink>
  )
}
