import { NewHomes } from '#app/features/saved-searches/new-homes.tsx'
import { SavedSearchCard } from '#app/features/saved-searches/saved-search-card.tsx'
import type { NewHome } from '#domain/saved-searches/list-new-homes.ts'
import type { SavedSearch } from '#domain/saved-searches/list-saved-searches.ts'
import * as styles from '#app/features/saved-searches/saved-search-card.module.css'

type SavedSearchCardsProps = {
  searches: (SavedSearch & { homes?: NewHome[] })[]
  /** The level of their titles in the page's outline. */
  as?: 'h2' | 'h3'
  /** Whether they can be changed and removed here too, not only paused. */
  isWhole?: boolean
}

/** Saved searches side by side. */
export function SavedSearchCards({ searches, as = 'h3', isWhole }: SavedSearchCardsProps) {
  return (
    <ul className={styles.cards}>
      {searches.map(({ homes = [], ...search }) => (
        <li key={search.id}>
          <SavedSearchCard search={search} as={as} isWhole={isWhole ?? false}>
            <NewHomes homes={homes} label={`New: ${search.title}`} />
          </SavedSearchCard>
        </li>
      ))}
    </ul>
  )
}
