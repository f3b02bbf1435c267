import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import { ChangeList } from '#app/features/review/change-list.tsx'
import { ClaimBanner } from '#app/features/review/claim-banner.tsx'
import { DecisionBar } from '#app/features/review/decision-bar.tsx'
import { DescriptionBox } from '#app/features/review/description-box.tsx'
import { FactList } from '#app/features/review/fact-list.tsx'
import { OwnerBox } from '#app/features/review/owner-box.tsx'
import { ReviewPhotos } from '#app/features/review/review-photos.tsx'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { ShortcutDialog } from '#app/features/review/shortcut-dialog.tsx'
import { SignalList } from '#app/features/review/signal-list.tsx'
import { SpotBox } from '#app/features/review/spot-box.tsx'
import { useDecision } from '#app/features/review/use-decision.ts'
import { useDeskActions } from '#app/features/review/use-desk-actions.ts'
import { useReasons } from '#app/features/review/use-reasons.ts'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts/review.ts'
import * as styles from '#app/features/review/review-desk.module.css'

/** One listing to be judged, on one screen: what it shows, what is known of it, the decision. */
export function ReviewDesk({ view, map }: { view: ReviewView; map: ReactNode }) {
  const { photos } = view
  const [at, setAt] = useState(0)
  const [showsKeys, setShowsKeys] = useState(false)
  const reasons = useReasons(view)
  const decision = useDecision(view, reasons)
  const onDismissed = useDismissed(view.status === 'under_review', decision.goOn)
  const actions = useDeskActions({
    decision,
    turn: (by) => photos.length && setAt((at + by + photos.length) % photos.length),
    tickShown: () => photos[at] && reasons.toggle([{ field: 'photos', photo: photos[at] }]),
    showKeys: () => setShowsKeys(true),
  })

  return (
    <div className={styles.desk}>
      <Head view={view} />
      <ClaimBanner view={view} />
      <div className={styles.work}>
        <div className={styles.column}>
          <ReviewPhotos view={view} at={at} onChoose={setAt} actions={actions} reasons={reasons} />
          <ChangeList changes={view.changes} />
        </div>
        <div className={styles.column}>
          <FactList facts={view.facts} reasons={reasons} marked={markedFields(view)} />
          <DescriptionBox view={view} reasons={reasons} />
        </div>
        <div className={styles.column}>
          <SpotBox view={view} map={map} reasons={reasons} />
          <SignalList view={view} reasons={reasons} onPhoto={setAt} onDismissed={onDismissed} />
          <OwnerBox owner={view.owner} />
        </div>
      </div>
      <DecisionBar
        decision={decision}
        photos={photos}
        reasons={reasons}
        actions={actions}
        isRevision={view.changes?.shown !== undefined}
      />
      <ShortcutDialog open={showsKeys} onClose={() => setShowsKeys(false)} actions={actions} />
    </div>
  )
}

function markedFields({ signals, changes }: ReviewView) {
  return new Set([
    ...signals.flatMap(({ field, photo }) => (field && !photo ? field : [])),
    ...(changes?.answers ?? []).map(({ field }) => field),
  ])
}

/** A listing that also waits for its review stays open; otherwise the desk goes on. */
function useDismissed(staysOpen: boolean, goOn: () => unknown) {
  const refresh = useRefresh()
  const toast = useToast()
  return async () => {
    if (staysOpen) await refresh()
    else goOn()
    toast(texts.dismissed)
  }
}

function Head({ view }: { view: ReviewView }) {
  const { title, place, price, when, spn, status, isLate, decidedToday, waiting } = view
  return (
    <header className={styles.head}>
      <Link to={`/property/?id=${spn}`} target="_blank" className="number">
        {spn}
      </Link>
      <h1>{title}</h1>
      <b>{price}</b>
      <span className={styles.place} title={place}>
        {place}
      </span>
      <p className={styles.today}>
        <b>{texts.decidedToday(decidedToday)}</b>, {texts.waiting(waiting).toLowerCase()}
      </p>
      <span className={styles.wait} data-late={isLate || undefined}>
        {when}
      </span>
      {status !== 'under_review' && <StatusTag status={status} />}
    </header>
  )
}
