import { useState } from 'react'
import { CalculatorResult } from '#app/features/emi/calculator-result.tsx'
import { CalculatorSliders } from '#app/features/emi/calculator-sliders.tsx'
import { emi } from '#contract/emi.ts'
import { emiLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/emi.module.css'

type EmiCalculatorProps = { loan?: number; rate?: number; years?: number }

/** What a loan costs each month. Starts with what it is given. */
export function EmiCalculator({
  loan: firstLoan = emiLimits.loan.start,
  rate: firstRate = emiLimits.rate.start,
  years: firstYears = emiLimits.years.start,
}: EmiCalculatorProps) {
  const [loan, setLoan] = useState(firstLoan)
  const [rate, setRate] = useState(firstRate)
  const [years, setYears] = useState(firstYears)
  const { monthly, interest, total } = emi(loan, rate, years)

  return (
    <div className={styles.emi}>
      <CalculatorSliders
        amount={{ label: 'Loan amount', name: 'loan', value: loan, onValue: setLoan }}
        rate={{ name: 'rate', value: rate, onValue: setRate }}
        years={{ name: 'years', value: years, onValue: setYears }}
        limits={{ amount: emiLimits.loan, rate: emiLimits.rate, years: emiLimits.years }}
      />
      <CalculatorResult
        label="Monthly EMI"
        sum={monthly}
        part={{ label: 'Loan', amount: loan }}
        rest={{ label: 'Interest', word: 'interest', amount: interest }}
        total={{ label: 'To pay in all', amount: total }}
      />
    </div>
  )
}
