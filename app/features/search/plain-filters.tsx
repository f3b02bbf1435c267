import { classes } from '#app/ui/classes.ts'
import { formatPrice } from '#contract/format/money.ts'
import { type ListingSearch, stepsFor } from '#contract/search/listing-search.ts'
import * as styles from '#app/features/search/filters.module.css'
import * as buttonStyles from '#app/ui/button.module.css'
import * as inputStyles from '#app/ui/input.module.css'

/** Prices to choose from, where no scripts move a slider. */
export function PlainPrices({ search }: { search: ListingSearch }) {
  const { priceMin, priceMax } = search.filters
  const steps = stepsFor(search.deal).filter((step) => step > 0)
  const fields = [
    { name: 'filterPriceMin', label: 'Lowest price', value: priceMin },
    { name: 'filterPriceMax', label: 'Highest price', value: priceMax },
  ]
  return (
    <div className={styles.filterGroup}>
      <h3>Price</h3>
      {fields.map(({ name, label, value }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          className={inputStyles.select}
          defaultValue={value ?? ''}
        >
          <option value="">{label}</option>
          {[...new Set([...steps, ...(value ? [value] : [])])]
            .sort((a, b) => a - b)
            .map((step) => (
              <option key={step} value={step}>
                {formatPrice(step)}
              </option>
            ))}
        </select>
      ))}
    </div>
  )
}

/** The buttons that send the filters where no scripts do. */
export function PlainFoot() {
  return (
    <div className={styles.plainFoot}>
      <a className={classes(buttonStyles.button, buttonStyles.buttonQuiet)} href="#results">
        Close
      </a>
      <button type="submit" className={buttonStyles.button}>
        Show results
      </button>
    </div>
  )
}
