import { TypedSlider } from '#app/ui/typed-slider.tsx'
import * as units from '#app/ui/units.ts'
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
      <TypedSlider {...amount} {...ends(limits.amount)} unit={units.rupees} />
      <TypedSlider label="Interest rate" {...rate} {...ends(limits.rate)} unit={units.percent} />
      <TypedSlider label="Tenure" {...years} {...ends(limits.years)} unit={units.years} />
    </div>
  )
}

function ends({ min, max, step }: Limits) {
  return { min, max, step }
}
