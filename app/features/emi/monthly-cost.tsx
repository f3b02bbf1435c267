import { useState } from 'react'
import { EmiCalculator } from '#app/features/emi/emi-calculator.tsx'
import { USUAL_SHARE, USUAL_YEARS, usualLoan } from '#app/features/emi/usual-loan.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { emiLimits } from '#contract/limits.ts'
import { formatPrice } from '#contract/money.ts'
import * as styles from '#app/features/emi/monthly-cost.module.css'

const defaults = { loan: emiLimits.loan.start, years: emiLimits.years.start }

/** The calculator on a listing's page, with its own defaults and a button for the listing's price. */
export function MonthlyCost({ price, className }: { price: number; className?: string }) {
  const usual = { loan: usualLoan(price), years: USUAL_YEARS }
  const [start, setStart] = useState<{ loan: number; years: number }>(defaults)
  const { max } = emiLimits.loan

  return (
    <section
      className={classes(className, styles.monthlyCost)}
      id="emi"
      aria-labelledby="emi-title"
    >
      <h2 id="emi-title">What it costs each month</h2>
      <p className={styles.emiPrice}>
        Price <b className="number">{formatPrice(price)}</b>.{' '}
        {usual.loan < max
          ? `Banks usually lend about ${USUAL_SHARE * 100} % of the price.`
          : `The calculator goes up to ${formatPrice(max)}.`}{' '}
        <Button variant="quiet" small className="needs-script" onClick={() => setStart(usual)}>
          Use {formatPrice(usual.loan)} over {usual.years} years
        </Button>
      </p>
      <EmiCalculator key={`${start.loan} ${start.years}`} loan={start.loan} years={start.years} />
      <p className={styles.emiMore}>
        <TextLink to={`/loan?loan=${start.loan}&years=${start.years}`} arrow>
          Open the full loan calculator
        </TextLink>
      </p>
    </section>
  )
}
