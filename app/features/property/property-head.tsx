import type { PropertyView } from '#app/features/property/describe-property.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { Tag } from '#app/ui/tag.tsx'
import * as styles from '#app/features/property/property-head.module.css'

/** Price, name, address and the answers people ask for first. */
export function PropertyHead({ view }: { view: PropertyView }) {
  return (
    <>
      <div className={styles.propertyTitle}>
        {view.priceText && (
          <p className={styles.propertyPrice}>
            <strong>{view.priceText}</strong>
            <span className="soft">{view.priceNote}</span>
          </p>
        )}
        <div className={styles.tags}>
          <Tags view={view} />
        </div>
        <h1>{view.title}</h1>
        {view.address && (
          <p className={styles.where}>
            <Icon name="map-pin" />
            {view.address}
          </p>
        )}
      </div>
      {view.headline.length > 0 && (
        <dl className={styles.headlineFacts}>
          {view.headline.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Tags({ view: { status, deal, isReady, isUnderConstruction } }: { view: PropertyView }) {
  if (status === 'sold_out') return <Tag className={styles.tagSold}>Sold out</Tag>
  return (
    <>
      <Tag>{deal === 'rent' ? 'For rent' : 'For sale'}</Tag>
      {isReady && <Tag>Ready to move</Tag>}
      {isUnderConstruction && <Tag>Under construction</Tag>}
      {status === 'active' ? (
        <Tag className={styles.tagChecked}>
          <Icon name="badge-check" />
          Checked
        </Tag>
      ) : (
        <StatusTag status={status} />
      )}
    </>
  )
}
