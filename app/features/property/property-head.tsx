import { PriceNotes } from '#app/features/property/price-context.tsx'
import type { PropertyView } from '#app/features/property/property-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { goneWords } from '#contract/texts/listing.ts'
import * as styles from '#app/features/property/property-head.module.css'

type PropertyHeadProps = { view: PropertyView; address: string }

/** Price, name, address and the answers people ask for first. */
export function PropertyHead({ view, address }: PropertyHeadProps) {
  return (
    <>
      <div className={styles.propertyTitle}>
        {view.priceText && (
          <p className={styles.propertyPrice}>
            <strong>{view.priceText}</strong>
            <span className="soft">{view.priceNote}</span>
          </p>
        )}
        <div className="only-phone">
          <PriceNotes view={view} />
        </div>
        <div className={styles.tags}>
          <Tags view={view} />
        </div>
        <h1>{view.title}</h1>
        {address && (
          <p className={styles.where}>
            <Icon name="map-pin" />
            {address}
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

function Tags({ view: { status, deal, readiness, checks } }: { view: PropertyView }) {
  if (status === 'sold_out') return <Tag className={styles.tagSold}>{goneWords[deal].tag}</Tag>
  return (
    <>
      <Tag>{deal === 'rent' ? 'For rent' : 'For sale'}</Tag>
      {readiness && <Tag>{readiness}</Tag>}
      {status !== 'active' && <StatusTag status={status} />}
      {checks.byStaff && (
        <Tag className={styles.tagChecked}>
          <Icon name="badge-check" />
          Checked
        </Tag>
      )}
    </>
  )
}
