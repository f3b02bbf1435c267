import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import { AnswerGroups } from '#app/features/review/answer-groups.tsx'
import { ChangeList } from '#app/features/review/change-list.tsx'
import { ClaimBanner } from '#app/features/review/claim-banner.tsx'
import { ComplaintBox } from '#app/features/review/complaint-box.tsx'
import { DecisionBar } from '#app/features/review/decision-bar.tsx'
import { LastDecision } from '#app/features/review/last-decision.tsx'
import { OwnerBox } from '#app/features/review/owner-box.tsx'
import { ReviewPhotos } from '#app/features/review/review-photos.tsx'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { ShortcutDialog } from '#app/features/review/shortcut-dialog.tsx'
import { SignalList } from '#app/features/review/signal-list.tsx'
import { useDecision } from '#app/features/review/use-decision.ts'
import { useReasons } from '#app/features/review/use-reasons.ts'
import { useShortcuts } from '#app/features/review/use-shortcuts.ts'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts/review.ts'
import * as styles from '#app/features/review/review-desk.module.css'

/** One listing to be judged: what it shows, what is known of it, and the decision. */
export function ReviewDesk({ view, map }: { view: ReviewView; map: ReactNode }) {
  const { photos, spn, signals, changes } = view
  const [at, setAt] = useState(0)
  const [showsKeys, setShowsKeys] = useState(false)
  const reasons = useReasons(spn)
  const decision = useDecision(view, reasons)
  const onDismissed = useDismissed(view.status === 'under_review', decision.goOn)
  const turn = (by: number) => photos.length && setAt((at + by + photos.length) % photos.length)

  useShortcuts({
    a: () => decision.apply('active'),
    r: () => decision.apply('review_failed'),
    n: () => decision.goOn(),
    x: () => tickShown(),
    arrowleft: () => turn(-1),
    arrowright: () => turn(1),
    '?': () => setShowsKeys(true),
  })

  function tickShown() {
    const subject = { field: 'photos', photo: photos[at] } as const
    if (reasons.textOf(subject) === undefined) reasons.write(subject, '')
    else reasons.untick(subject)
  }

  return (
    <>
      <LastDecision />
      <Head view={view} />
      <ClaimBanner view={view} />
      <div className={styles.desk}>
        <div className={styles.shown}>
          <ReviewPhotos
            photos={photos}
            at={at}
            reasons={reasons}
            marked={markedPhotos(view)}
            onTurn={turn}
            onChoose={setAt}
          />
          {map}
          <AnswerGroups groups={view.groups} reasons={reasons} marked={markedFields(view)} />
        </div>
        <div className={styles.side}>
          <ComplaintBox reports={view.reports} spn={spn} onDismissed={onDismissed} />
          <ChangeList changes={changes} />
          <SignalList signals={signals} photos={photos} onPhoto={setAt} />
          <OwnerBox owner={view.owner} />
        </div>
      </div>
      <DecisionBar decision={decision} reasons={reasons} onKeys={() => setShowsKeys(true)} />
      <ShortcutDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  )
}

function markedPhotos({ signals }: ReviewView) {
  return new Set(signals.flatMap(({ photo }) => photo ?? []))
}

function markedFields({ signals, changes }: ReviewView) {
  return new Set([
    ...signals.flatMap(({ field, photo }) => (field && !photo ? field : [])),
    ...(changes?.answers ?? []).map(({ field }) => field),
  ])
}

/** A listing that waits for its review as well stays open; another one is done with. */
function useDismissed(staysOpen: boolean, goOn: () => unknown) {
  const refresh = useRefresh()
  const toast = useToast()
  return async () => {
    if (staysOpen) await refresh()
    else goOn()
    toast(texts.dismissed)
  }
}

function Head({ view: { title, place, price, when, spn, status, waiting } }: { view: ReviewView }) {
  return (
    <header className={styles.head}>
      <div>
        <p className="soft small">
          <Link to={`/property/?id=${spn}`} target="_blank" className="number">
            {spn}
          </Link>{' '}
          · {when}
        </p>
        <h1>{title}</h1>
        <p className={styles.price}>
          {price} <span className="soft">{place}</span>
        </p>
      </div>
      <div className={styles.state}>
        <StatusTag status={status} />
        <span className="soft small">{texts.waiting(waiting)}</span>
      </div>
    </header>
  )
}
