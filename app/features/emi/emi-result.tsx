import { CalculatorResult } from '#app/features/emi/calculator-result.tsx'
import { emi } from '#contract/costs/emi.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'

/** What a loan costs each month and in all. */
export function EmiResult({ loan: { loan, rate, years } }: { loan: Loan }) {
  const { monthly, interest, total } = emi(loan, rate, years)
  return (
    <CalculatorResult
      label="Monthly EMI"
      sum={monthly}
      part={{ label: 'Loan', amount: loan }}
      rest={{ label: 'Interest', word: 'interest', amount: interest }}
      total={{ label: 'To pay in all', amount: total }}
    />
  )
}
