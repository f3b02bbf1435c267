import { TextLink } from '#app/ui/text-link.tsx'
import type { Loan } from '#contract/costs/usual-loan.ts'
import * as styles from '#app/features/emi/monthly-cost.module.css'

/** Links to the calculators, filled in with a loan. */
export function LoanLink({ loan: { loan, rate, years } }: { loan: Loan }) {
  return (
    <p className={styles.emiMore}>
      <TextLink to={`/loan?loan=${loan}&rate=${rate}&years=${years}`} arrow>
        Open the full loan calculator
      </TextLink>
    </p>
  )
}
