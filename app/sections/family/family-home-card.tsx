import type { FamilyHome } from '#app/features/family/family-page.ts'
import { FamilyWords } from '#app/features/family/family-words.tsx'
import { HeartButton } from '#app/features/family/heart-button.tsx'
import { OwnOpinion } from '#app/features/family/own-opinion.tsx'
import { HomeFacts, HomePhoto } from '#app/sections/my-search/home-facts.tsx'
import { classes } from '#app/ui/classes.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/my-search/saved-homes.module.css'

type FamilyHomeCardProps = { token: string; home: FamilyHome; you: string; eager: boolean }

/** A home of a family list: what it costs now, what the family says, and what you say. */
export function FamilyHomeCard({ token, home, you, eager }: FamilyHomeCardProps) {
  const { isGone, isShown, photo, others } = home
  return (
    <article className={classes(styles.card, isGone && styles.isGone)}>
      <HomePhoto photo={photo} eager={eager} />
      {isShown && <HeartButton token={token} home={home} you={you} />}
      <HomeFacts
        home={home}
        as="h3"
        gone={isGone && <p className={styles.where}>{texts.mySearch.unavailable}</p>}
      >
        <FamilyWords {...others} />
        {you && isShown && <OwnOpinion token={token} home={home} />}
      </HomeFacts>
    </article>
  )
}
