import listUrl from '#app/pictures/way-list.svg'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/owner-home/another-card.module.css'

/** Invites an owner to list one more property. */
export function AnotherCard() {
  return (
    <section className={styles.another} aria-label="List a property">
      <img src={listUrl} alt="" width={72} height={72} />
      <div>
        <p>{texts.ownerHome.anotherHome}</p>
        <TextLink to="/list-property" arrow>
          {texts.ownerHome.listFree}
        </TextLink>
      </div>
    </section>
  )
}
