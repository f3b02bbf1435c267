import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import type { PhotoMatch, Signal } from '#domain/review/signals/signal.ts'
import * as styles from '#app/features/review/signal-list.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

type SignalListProps = {
  signals: readonly Signal[]
  photos: readonly string[]
  onPhoto: (at: number) => void
}

/** What the site itself noticed. */
export function SignalList({ signals, photos, onPhoto }: SignalListProps) {
  return (
    <section className={boxStyles.box} aria-labelledby="signals">
      <h2 id="signals">Signals</h2>
      {signals.length === 0 && <p className="soft small">Nothing unusual was found.</p>}
      <ul className={styles.signals}>
        {signals.map(({ kind, field = '', photo, text, matches = [] }) => (
          <li key={`${kind} ${field} ${photo}`}>
            <Icon name="flag" />
            <div>
              <p>
                {text}{' '}
                {photo && (
                  <button
                    type="button"
                    className={styles.inLine}
                    onClick={() => onPhoto(photos.indexOf(photo))}
                  >
                    Show picture {photos.indexOf(photo) + 1}
                  </button>
                )}
              </p>
              {matches.map((match) => (
                <Match key={match.spn} match={match} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Match({ match: { spn, status, isSameOwner, photo } }: { match: PhotoMatch }) {
  return (
    <Link to={`/property/?id=${spn}`} target="_blank" className={styles.match}>
      <Picture photo={photo} alt={`Picture of ${spn}`} sizes="72px" />
      <span>
        <b className="number">{spn}</b>
        <span className="soft small">{isSameOwner ? 'of the same owner' : 'of another owner'}</span>
      </span>
      <StatusTag status={status} />
    </Link>
  )
}
