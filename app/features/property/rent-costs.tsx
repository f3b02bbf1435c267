import type { PropertyView } from '#app/features/property/describe-property.ts'
import { formatRupees } from '#contract/format/money.ts'
import * as propertyStyles from '#app/features/property/property.module.css'
import * as styles from '#app/features/property/rent-costs.module.css'

/** What a tenant pays each month, and before moving in. */
export function RentCosts({ rent }: { rent: NonNullable<PropertyView['rent']> }) {
  const { monthly, deposit, atStart } = rent
  if (monthly === null) return null

  return (
    <section className={propertyStyles.propertySection} aria-labelledby="costs">
      <h2 id="costs">What it costs</h2>
      <dl className={styles.rentCosts}>
        <div>
          <dt>Rent each month</dt>
          <dd className="number">{formatRupees(monthly)}</dd>
        </div>
        {(rent.isMaintenanceExtra || rent.isMaintenanceIncluded) && (
          <div>
            <dt>Maintenance</dt>
            <dd>{rent.isMaintenanceIncluded ? 'Included' : 'Extra, ask the owner'}</dd>
          </div>
        )}
        {deposit !== null && (
          <div>
            <dt>Deposit</dt>
            <dd className="number">
              {deposit === 0 ? 'None' : formatRupees(deposit)}
              {deposit > 0 && rent.isDepositNegotiable && (
                <span className="soft"> · negotiable</span>
              )}
            </dd>
          </div>
        )}
        {deposit !== null && deposit > 0 && (
          <div className={styles.total}>
            <dt>First month and deposit together</dt>
            <dd className="number">{formatRupees(atStart)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
