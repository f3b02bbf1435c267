import type { FamilyPageData } from '#app/features/family/family-page.ts'
import { FamilyHomeCard } from '#app/sections/family/family-home-card.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'

type FamilyHomesProps = { token: string; list: FamilyPageData }

/** The homes of a family list by locality. */
export function FamilyHomes({ token, list: { groups, you } }: FamilyHomesProps) {
  let place = 0
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div
          key={group.place}
          className={styles.group}
          data-homes={Math.min(group.homes.length, 3)}
        >
          <h2>
            {group.place} <span>{texts.mySearch.homes(group.homes.length)}</span>
          </h2>
          <ul className={styles.homes}>
            {group.homes.map((home) => (
              <li key={home.spn}>
                <FamilyHomeCard token={token} home={home} you={you} eager={place++ === 0} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
