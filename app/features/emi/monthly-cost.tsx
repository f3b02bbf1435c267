import { EmiCalculator } from '#app/features/emi/emi-calculator.tsx'
import { USUAL_SHARE, USUAL_YEARS, usualLoan } from '#app/features/emi/usual-loan.ts'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { emiLimits } from '#contract/limits.ts'
import { formatPrice } from '#contract/money.ts'
import * as styles from '#app/features/emi/monthly-cost.module.css'

/** The calculator on a listing's page, started with what people usually borrow for its price. */
export function MonthlyCost({ price, className }: { price: number; className?: string }) {
  const loan = usualLoan(price)
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
        {loan < max
          ? `Banks usually lend about ${USUAL_SHARE * 100} % of the price.`
          : `The calculator goes up to ${formatPrice(max)}.`}
      </p>
      <EmiCalculator loan={loan} years={USUAL_YEARS} />
      <p className={styles.emiMore}>
        <TextLink to={`/loan?loan=${loan}&years=${USUAL_YEARS}`} arrow>
          Open the full loan calculator
        </TextLink>
      </p>
    </section>
  )
}
