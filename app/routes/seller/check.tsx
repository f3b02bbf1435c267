import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { CheckState } from '#app/features/owner-check/check-state.tsx'
import { PaperForm } from '#app/features/owner-check/paper-form.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { describeCheck } from '#app/loaders/seller/describe-check.ts'
import { BackLink } from '#app/sections/seller/back-link.tsx'
import { resourcesContext } from '#app/session/context.ts'
import { requireViewer } from '#app/session/viewer.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { currentPaper } from '#contract/listing/checked-paper.ts'
import { listingTitle, wholeAddress } from '#contract/listing/listing-title.ts'
import { ownerCheckPath } from '#contract/listing/owner-check-path.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import { findOwnChecks } from '#domain/owner-checks/find-own-checks.ts'
import type { Route } from './+types/check'
import * as styles from '#app/features/owner-check/owner-check.module.css'
import * as panelStyles from '#app/ui/panel.module.css'

export const meta = pageMeta({ title: texts.pageTitle, isPrivate: true })

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url)
  const { db } = context.get(resourcesContext)
  const listing = await findOwnListing(db, viewer, params.spn)
  if (!listing || listing.revises) throw data(null, { status: 404 })
  const now = new Date()
  const checks = await findOwnChecks(db, viewer, listing.id)
  const { spn, status } = listing
  return {
    spn,
    title: listingTitle(listing),
    address: wholeAddress(listing),
    isOffered: status === 'active' || status === 'under_review',
    check: describeCheck({ ...checks, hasMoved: !currentPaper(listing, now), now }),
  }
}

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const { spn, title, address, isOffered, check } = loaderData
  return (
    <>
      <div className={styles.head}>
        <BackLink />
        <h1>{texts.pageTitle}</h1>
        <p>{title}</p>
        <p className="soft small">
          {address} · <span className="number">{spn}</span>
        </p>
      </div>
      <div className={styles.page}>
        <CheckState check={check} withdrawLabel={texts.withdraw} />
        <section className={panelStyles.panel} aria-labelledby="paper">
          <h2 id="paper">{texts.whyTitle}</h2>
          <p>{texts.whatFor}</p>
          <FootNote icon="shield-check">{texts.howKept}</FootNote>
          {!isOffered && <p>{texts.onlyShown}</p>}
          {isOffered && !check.waiting && (
            <Offer isFolded={check.badge !== ''}>
              <PaperForm key={check.deleted} spn={spn} />
            </Offer>
          )}
        </section>
        <p>
          {texts.agentTitle} <Link to={ownerCheckPath('')}>{texts.sendNumber}</Link>
        </p>
      </div>
    </>
  )
}

/** While a paper is shown above, the form for a newer one is folded away. */
function Offer({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  return isFolded ? <Disclosure summary={texts.again}>{children}</Disclosure> : children
}
