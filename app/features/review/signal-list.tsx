import { Link } from 'react-router'
import { ComplaintRows } from '#app/features/review/complaint-rows.tsx'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { SameHomeRow } from '#app/features/review/same-home-row.tsx'
import { Tick } from '#app/features/review/tick.tsx'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { classes } from '#app/ui/classes.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import type { SignalKind } from '#contract/options/signals.ts'
import * as texts from '#contract/texts/review.ts'
import type { Signal } from '#domain/review/signals/signal.ts'
import * as deskStyles from '#app/features/review/review-desk.module.css'
import * as styles from '#app/features/review/side-boxes.module.css'

type SignalListProps = {
  view: ReviewView
  reasons: Reasons
  onPhoto: (at: number) => void
  onDismissed: () => unknown
}

/** What the site itself noticed, and what users say is wrong. */
export function SignalList({ view, reasons, onPhoto, onDismissed }: SignalListProps) {
  const { signals, photos, complaints, spn, owner, sameHome, score, held } = view
  // The pin's signals stand below its map, complaints have rows of their own, pictures share one.
  const found = signals.filter(({ kind, photo }) => !elsewhere.has(kind) && !photo)
  const odd = signals.filter(({ photo }) => photo)
  const rows = [
    found.length,
    complaints.length,
    Math.min(odd.length, 1),
    Math.min(sameHome.length, 1),
  ]
  const count = rows.reduce((sum, each) => sum + each)
  return (
    <section className={classes(deskStyles.card, styles.signals)} aria-label="Signals">
      <h2>
        Signals{' '}
        <span data-bad={score >= reviewLimits.waitingScore || undefined}>
          {count === 0 ? 'nothing unusual was found' : `${count} found, ${texts.scoreOf(score)}`}
        </span>
      </h2>
      {held && <p className={styles.held}>{held}</p>}
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too
        <ul tabIndex={0}>
          <ComplaintRows complaints={complaints} spn={spn} onDismissed={onDismissed} />
          {sameHome.length > 0 && <SameHomeRow spn={spn} members={sameHome} />}
          {odd.length > 0 && (
            <PhotoSignal signals={odd} photos={photos} reasons={reasons} onPhoto={onPhoto} />
          )}
          {found.map((signal) => (
            <li key={`${signal.kind} ${signal.field}`} data-strong={signal.isStrong || undefined}>
              {signal.field ? (
                <Tick subjects={[{ field: signal.field }]} name={signal.text} reasons={reasons}>
                  <span aria-hidden="true">{signal.text}</span>
                </Tick>
              ) : (
                <p>
                  {signal.text} <Link to={`/admin/people/${owner.id}`}>List</Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const elsewhere = new Set<SignalKind>(['pin-outside', 'complaints'])

type PhotoSignalProps = Pick<SignalListProps, 'reasons' | 'onPhoto'> & {
  signals: readonly Signal[]
  photos: readonly string[]
}

/** Pictures that other listings show too: one tick for all of them. */
function PhotoSignal({ signals, photos, reasons, onPhoto }: PhotoSignalProps) {
  const subjects = signals.map(({ photo }) => ({ field: 'photos', photo }) as const)
  const places = subjects.map(({ photo }) => photos.indexOf(photo ?? ''))
  const others = new Set(signals.flatMap(({ matches = [] }) => matches.map(({ spn }) => spn)))
  const text =
    places.length === 1 ? signals[0]!.text : `${places.length} pictures are used elsewhere too.`
  return (
    <li>
      <Tick subjects={subjects} name={text} reasons={reasons}>
        <span aria-hidden="true">{text}</span>
        <small>In {[...others].slice(0, 2).join(', ')}</small>
      </Tick>
      <button type="button" onClick={() => onPhoto(places[0] ?? 0)}>
        Show {(places[0] ?? 0) + 1}
      </button>
    </li>
  )
}
