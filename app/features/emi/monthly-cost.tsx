import { useState } from 'react'
import { EmiCalculator } from '#app/features/emi/emi-calculator.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { usualLoan } from '#contract/costs/usual-loan.ts'
import { formatDay } from '#contract/format/dates.ts'
import { formatPrice } from '#contract/format/money.ts'
import { usualTerms } from '#contract/limits.ts'
import * as styles from '#app/features/emi/monthly-cost.module.css'

/** The calculator on a listing's page; it starts from the loan that people usually take for the price. */
export function MonthlyCost({ price, className }: { price: number; className?: string }) {
  const start = usualLoan(price)
  const [{ loan, rate, years }, setTerms] = useState(start)

  return (
    <section
      className={classes(className, styles.monthlyCost)}
      id="emi"
      aria-labelledby="emi-title"
    >
      <h2 id="emi-title">What it costs each month</h2>
      <p className={styles.emiPrice}>
        Starts from <b className="number">{formatPrice(start.loan)}</b>, {usualTerms.share * 100} %
        of the price, over {start.years} years at {start.rate} %, a usual rate for home loans as of{' '}
        {formatDay(usualTerms.rateAsOf)}. The bank’s offer counts.
      </p>
      <EmiCalculator start={start} onChange={setTerms} />
      <p className={styles.emiMore}>
        <TextLink to={`/loan?loan=${loan}&rate=${rate}&years=${years}`} arrow>
          Open the full loan calculator
        </TextLink>
      </p>
    </section>
  )
}
