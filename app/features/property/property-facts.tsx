import type { PropertyView } from '#app/features/property/property-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { wordsOf } from '#contract/texts/property.ts'
import * as propertyStyles from '#app/features/property/property.module.css'
import * as styles from '#app/features/property/property-facts.module.css'

/** Every answer that was given. */
export function Overview({ facts }: { facts: PropertyView['facts'] }) {
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      <dl className={styles.overview}>
        {facts.map(({ name, icon, label, value }) => (
          <div key={name}>
            <Icon name={icon} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Amenities({ amenities }: { amenities: PropertyView['amenities'] }) {
  if (amenities.length === 0) return null
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="amenities">
      <h2 id="amenities">Amenities</h2>
      <ul className={styles.amenities}>
        {amenities.map(({ name, icon, label }) => (
          <li key={name}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The description, with its paragraphs. */
export function OwnersWords({ who, paragraphs }: Pick<PropertyView, 'who' | 'paragraphs'>) {
  if (paragraphs.length === 0) return null
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="words">
      <h2 id="words">{wordsOf(who)}</h2>
      <div className={styles.prose}>
        {paragraphs.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal and never move
          <p key={place}>{text}</p>
        ))}
      </div>
    </section>
  )
}
