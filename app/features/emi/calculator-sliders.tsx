import { Slider } from '#app/ui/slider.tsx'
import { formatPrice } from '#contract/format/money.ts'
import * as styles from '#app/features/emi/emi.module.css'

type Limits = { min: number; max: number; step: number }
type Line = { name: string; value: number; onValue: (value: number) => void }

type CalculatorSlidersProps = {
  amount: Line & { label: string }
  rate: Line
  years: Line
  limits: { amount: Limits; rate: Limits; years: Limits }
}

/** Amount, interest rate and tenure, as both calculators ask for them. */
export function CalculatorSliders({ amount, rate, years, limits }: CalculatorSlidersProps) {
  return (
    <div className={styles.emiControls}>
      <Slider
        className={styles.emiLine}
        {...amount}
        {...ends(limits.amount)}
        format={formatPrice}
      />
      <Slider
        className={styles.emiLine}
        label="Interest rate"
        {...rate}
        {...ends(limits.rate)}
        format={percent}
      />
      <Slider
        className={styles.emiLine}
        label="Tenure"
        {...years}
        {...ends(limits.years)}
        format={inYears}
      />
    </div>
  )
}

function ends({ min, max, step }: Limits) {
  return { min, max, step }
}

/** Steps of a tenth add up to 8.100000000000001 and the like. */
function percent(rate: number) {
  return `${Math.round(rate * 10) / 10} %`
}

function inYears(years: number) {
  return years === 1 ? '1 year' : `${years} years`
}
