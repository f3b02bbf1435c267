import { CalculatorResult } from '#app/features/emi/calculator-result.tsx'
import { CalculatorSliders } from '#app/features/emi/calculator-sliders.tsx'
import { investment } from '#contract/costs/emi.ts'
import { investmentLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/emi.module.css'

type Growth = { amount: number; rate: number; years: number }
type InvestmentCalculatorProps = Growth & {
  onChange: (changed: { amount?: number; growth?: number; term?: number }) => void
}

/** What an amount grows to when its interest is added every year. */
export function InvestmentCalculator({ amount, rate, years, onChange }: InvestmentCalculatorProps) {
  const { value, gain } = investment(amount, rate, years)

  return (
    <div className={styles.emi}>
      <CalculatorSliders
        amount={{
          label: 'Investment',
          name: 'amount',
          value: amount,
          onValue: (value) => onChange({ amount: value }),
        }}
        rate={{ name: 'growth', value: rate, onValue: (value) => onChange({ growth: value }) }}
        years={{ name: 'term', value: years, onValue: (value) => onChange({ term: value }) }}
        limits={investmentLimits}
      />
      <CalculatorResult
        label="Value at the end"
        sum={value}
        part={{ label: 'Invested', amount }}
        rest={{ label: 'Gain', word: 'gain', amount: gain }}
      />
    </div>
  )
}
