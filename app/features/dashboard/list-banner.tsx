import streetUrl from '#app/pictures/hero-street.svg'
import { ButtonLink } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/dashboard/dashboard.module.css'

/** Invites somebody who has listed nothing yet. */
export function ListBanner() {
  return (
    <section className={styles.banner} aria-label="List a property">
      <img src={streetUrl} alt="" />
      <h2>List your property. It is free.</h2>
      <ButtonLink to="/list-property" variant="welcome" small>
        List Property
        <Tag className={styles.free ?? ''}>FREE</Tag>
      </ButtonLink>
    </section>
  )
}
