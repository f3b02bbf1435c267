import { useState } from 'react'
import { EmiCalculator } from '#app/features/emi/emi-calculator.tsx'
import { LoanLink } from '#app/features/emi/loan-link.tsx'
import type { Loan } from '#contract/costs/usual-loan.ts'

/** The calculator, and the link to the full one with the same loan. */
export function MonthlyCalculator({ start }: { start: Loan }) {
  const [loan, setLoan] = useState(start)
  return (
    <>
      <EmiCalculator start={start} onChange={setLoan} />
      <LoanLink loan={loan} />
    </>
  )
}
