import { useRef } from 'react'
import { useInView } from '#app/browser/use-in-view.ts'
import { EmiResult } from '#app/features/emi/emi-result.tsx'
import { LoanLink } from '#app/features/emi/loan-link.tsx'
import { classes } from '#app/ui/classes.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { usualLoan } from '#contract/costs/usual-loan.ts'
import { formatPrice } from '#contract/format/money.ts'
import { usualTerms } from '#contract/limits.ts'
import * as emiStyles from '#app/features/emi/emi.module.css'
import * as styles from '#app/features/emi/monthly-cost.module.css'

const MonthlyCalculator = lazyComponent(
  async () => (await import('#app/features/emi/monthly-calculator.tsx')).MonthlyCalculator,
)

/**
 * The calculator on a listing's page, which starts from the usual loan for the price. Its first
 * result comes with the page, its fields are loaded when somebody scrolls to it.
 */
export function MonthlyCost({ price, className }: { price: number; className?: string }) {
  const start = usualLoan(price)
  const ref = useRef<HTMLElement>(null)
  const isInView = useInView(ref)
  const atFirst = (
    <>
      <div className={emiStyles.emi}>
        <div className={emiStyles.emiControls} />
        <EmiResult loan={start} />
      </div>
      <LoanLink loan={start} />
    </>
  )

  return (
    <section
      ref={ref}
      className={classes(className, styles.monthlyCost)}
      id="emi"
      aria-labelledby="emi-title"
    >
      <h2 id="emi-title">What it costs each month</h2>
      <p className={styles.emiPrice}>
        Starts from <b className="number">{formatPrice(start.loan)}</b>, {usualTerms.share * 100} %
        of the price, over {start.years} years at {start.rate} %, a usual rate for home loans as of{' '}
        {usualTerms.rateAsOf}. The bank’s offer counts.
      </p>
      {isInView ? <MonthlyCalculator start={start} whileComing={atFirst} /> : atFirst}
    </section>
  )
}
