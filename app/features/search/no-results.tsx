import { Link } from 'react-router'
import type { WaysOut } from '#app/features/search/ways-out.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLinks } from '#app/ui/chips.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/search/no-results.module.css'

/** Searches that find something, as links. */
export function WaysOutList({ out }: { out: WaysOut }) {
  if (out.ways.length === 0) return null
  return (
    <ul className={styles.waysOut}>
      {out.ways.map(({ to, label }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Nothing found, and the ways out. */
export function NoResults({ out }: { out: WaysOut }) {
  return (
    <Empty title={messages.search.nothing} text={messages.search.nothingHint}>
      <WaysOutList out={out} />
      {out.clear && (
        <ButtonLink variant="quiet" to={out.clear.to}>
          {out.clear.label}
        </ButtonLink>
      )}
      {out.localities.length > 0 && (
        <div className={styles.nearby}>
          <p className="small soft">{out.near}</p>
          <ChipLinks label={out.near} links={out.localities} className={styles.localities} />
        </div>
      )}
    </Empty>
  )
}
