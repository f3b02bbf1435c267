import { formatPrice } from '#contract/format/money.ts'
import type { PriceHint } from '#domain/listings/find-price-hint.ts'
import * as styles from '#app/features/wizard/help/wizard-help.module.css'

type PriceHintTextProps = { hint: PriceHint; isRent: boolean }

/** What similar listings ask, and of how many that is said. */
export function PriceHintText({
  hint: { low, high, count, withinKm },
  isRent,
}: PriceHintTextProps) {
  const where = withinKm === undefined ? 'in this city' : `within ${withinKm} km`
  return (
    <div className={styles.hint}>
      <p>
        Similar properties here ask{' '}
        <b className={styles.prices}>
          <span>{formatPrice(rounded(low))}</span> to <span>{formatPrice(rounded(high))}</span>
        </b>
        {isRent && ' a month'}.
      </p>
      <p className="small soft">
        The middle half of {count} active listings {where}.
      </p>
    </div>
  )
}

/** To two digits: a hint must not look more exact than it is. */
function rounded(rupees: number) {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rupees))) - 1)
  return Math.round(rupees / step) * step
}
