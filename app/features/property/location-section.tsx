import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { distanceText } from '#contract/format/distance-text.ts'
import * as styles from '#app/features/property/location-section.module.css'
import * as propertyStyles from '#app/features/property/property.module.css'

type Near = { name: string; distanceMetres: number }

type LocationSectionProps = {
  address: string
  /** The link to the page of the locality. */
  about: { to: string; label: string } | undefined
  metros: readonly Near[]
  localities: readonly Near[]
  /** The map, where there is one. */
  children?: ReactNode
}

/** The address, and how far the metro and the neighbouring localities are. */
export function LocationSection(props: LocationSectionProps) {
  const { address, about, metros, localities, children } = props
  return (
    <section className={propertyStyles.propertySection} id="where" aria-labelledby="where-title">
      <h2 id="where-title">Where it is</h2>
      <div className={styles.whereCard}>
        {children}
        <div className={styles.foot}>
          <p>
            {address}{' '}
            {about && (
              <TextLink to={about.to} discover="none">
                {about.label}
              </TextLink>
            )}
          </p>
          <NearList title="Metro stations" icon="train-front" places={metros} />
          <NearList title="Localities around" icon="map-pin" places={localities} />
          {metros.length + localities.length > 0 && (
            <p className="soft small">Distances are measured in a straight line.</p>
          )}
        </div>
      </div>
    </section>
  )
}

type NearListProps = { title: string; icon: IconName; places: readonly Near[] }

function NearList({ title, icon, places }: NearListProps) {
  if (places.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.near}>
        {places.map(({ name, distanceMetres }) => (
          <li key={name}>
            <Icon name={icon} />
            <span>{name}</span>
            <span className="soft number">{distanceText(distanceMetres)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
