import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLinks } from '#app/ui/chips.tsx'
import { Empty } from '#app/ui/empty.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/search/no-results.module.css'

export type SearchLink = { to: string; label: string }

/** Alternatives to a search that found nothing. */
export type SearchAlternatives = {
  hint: string
  links: SearchLink[]
  /** The search without its filters, if that finds something. */
  clear: SearchLink | undefined
  /** The heading of the localities. */
  near: string
  localities: (SearchLink & { count: number })[]
}

/** Searches that find something, as links. */
export function AlternativesList({ alternatives }: { alternatives: SearchAlternatives }) {
  if (alternatives.links.length === 0) return null
  return (
    <ul className={styles.searchAlternatives}>
      {alternatives.links.map(({ to, label }) => (
        <li key={label}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Says that nothing was found, with alternatives. */
export function NoResults({ alternatives }: { alternatives: SearchAlternatives }) {
  return (
    <Empty title={texts.search.nothing} text={alternatives.hint}>
      <AlternativesList alternatives={alternatives} />
      {alternatives.clear && (
        <ButtonLink variant="quiet" to={alternatives.clear.to}>
          {alternatives.clear.label}
        </ButtonLink>
      )}
      {alternatives.localities.length > 0 && (
        <div className={styles.nearby}>
          <p className="small soft">{alternatives.near}</p>
          <ChipLinks
            label={alternatives.near}
            links={alternatives.localities}
            className={styles.localities}
          />
        </div>
      )}
    </Empty>
  )
}
