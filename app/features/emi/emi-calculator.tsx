import { useState } from 'react'
import { CalculatorSliders } from '#app/features/emi/calculator-sliders.tsx'
import { EmiResult } from '#app/features/emi/emi-result.tsx'
import { widenLimits } from '#app/features/emi/widen-limits.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'
import { emiLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/emi.module.css'

type EmiCalculatorProps = { start: Loan; onChange?: (terms: Loan) => void }

/** What a loan costs each month. */
export function EmiCalculator({ start, onChange }: EmiCalculatorProps) {
  const [terms, setTerms] = useState(start)
  const { loan, rate, years } = terms

  function change(changed: Partial<Loan>) {
    const next = { ...terms, ...changed }
    setTerms(next)
    onChange?.(next)
  }

  return (
    <div className={styles.emi}>
      <CalculatorSliders
        amount={{
          label: 'Loan amount',
          name: 'loan',
          value: loan,
          onValue: (value) => change({ loan: value }),
        }}
        rate={{ name: 'rate', value: rate, onValue: (value) => change({ rate: value }) }}
        years={{ name: 'years', value: years, onValue: (value) => change({ years: value }) }}
        limits={{
          amount: widenLimits(emiLimits.loan, start.loan),
          rate: emiLimits.rate,
          years: emiLimits.years,
        }}
      />
      <EmiResult loan={terms} />
    </div>
  )
}
