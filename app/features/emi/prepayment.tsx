import { Icon } from '#app/ui/icon.tsx'
import { TypedSlider } from '#app/ui/typed-slider.tsx'
import * as units from '#app/ui/units.ts'
import { savedByPrepaying } from '#contract/costs/loan-schedule.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'
import { formatRupees } from '#contract/format/money.ts'
import { prepaymentLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/calculators.module.css'

type PrepaymentProps = { loan: Loan; extra: number; onValue: (extra: number) => void }

/** The prepayment to begin with, as long as none is chosen. */
const example = 50_000

/** What paying more each year saves. */
export function Prepayment({ loan, extra, onValue }: PrepaymentProps) {
  const { min, max, step } = prepaymentLimits
  const shown = extra || example
  const saved = savedByPrepaying(loan, shown)

  return (
    <section className={styles.part} aria-labelledby="prepay-title">
      <h3 id="prepay-title">Pay back sooner</h3>
      <TypedSlider
        label="More each year"
        name="extra"
        value={extra}
        onValue={onValue}
        min={min}
        max={max}
        step={step}
        unit={units.rupees}
      />
      <p className={styles.saved} aria-live="polite">
        <Icon name="hand-coins" />
        {saved.interest > 0 ? (
          <span>
            {formatRupees(shown)} more at the end of each year saves{' '}
            <b className="number">{formatRupees(saved.interest)}</b> of interest
            {saved.months > 0 && (
              <>
                {' '}
                and ends the loan <b>{inMonths(saved.months)}</b> earlier
              </>
            )}
            .
          </span>
        ) : (
          <span>The loan ends too soon for {formatRupees(shown)} a year to save interest.</span>
        )}
      </p>
    </section>
  )
}

/** Months as `3 years 8 months`. */
function inMonths(count: number) {
  const [years, months] = [Math.floor(count / 12), count % 12]
  return [
    years > 0 && units.years.format(years),
    months > 0 && (months === 1 ? '1 month' : `${months} months`),
  ]
    .filter(Boolean)
    .join(' ')
}
