import type { PropertyView } from '#app/features/property/property-view.ts'
import { classes } from '#app/ui/classes.ts'
import * as propertyTexts from '#contract/texts/property.ts'
import * as styles from '#app/features/property/price-context.module.css'
import * as propertyStyles from '#app/features/property/property.module.css'

/** Under the price: how it changed, and how it compares. */
export function PriceNotes({ view }: { view: PropertyView }) {
  const { priceChange, isCheaper, compared } = view
  return (
    <>
      {priceChange && (
        <p className={classes('soft', 'small', isCheaper && styles.less)}>{priceChange}</p>
      )}
      {compared && (
        <p className="soft small" title={propertyTexts.comparedHow}>
          {compared}
        </p>
      )}
    </>
  )
}

/** Every price that it was shown with. */
export function PriceHistory({ view: { priceHistory } }: { view: PropertyView }) {
  if (priceHistory.length === 0) return null
  return (
    <section className={propertyStyles.propertySection} aria-labelledby="price-history">
      <h2 id="price-history">How the price changed</h2>
      <ol className={styles.history}>
        {priceHistory.map(({ day, price, change }) => (
          <li key={`${day} ${price}`}>
            <span className="soft">{day}</span>
            <b className="number">{price}</b>
            <span className="soft small">{change || 'First listed'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
