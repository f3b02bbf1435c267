import { amountFromUrl, loanFromUrl } from '#app/features/emi/amount-from-url.ts'
import { EmiCalculator } from '#app/features/emi/emi-calculator.tsx'
import { InvestmentCalculator } from '#app/features/emi/investment-calculator.tsx'
import { useQueryForm } from '#app/forms/use-query-form.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'
import { emiLimits, investmentLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/calculators.module.css'

type Growth = { amount: number; growth: number; term: number }

/** Where both calculators start, as an address says. */
export function calculatorsFromUrl(params: URLSearchParams): Loan & Growth {
  return {
    loan: loanFromUrl(params),
    rate: amountFromUrl(params, 'rate', emiLimits.rate),
    years: amountFromUrl(params, 'years', emiLimits.years),
    amount: amountFromUrl(params, 'amount', investmentLimits.amount),
    growth: amountFromUrl(params, 'growth', investmentLimits.rate),
    term: amountFromUrl(params, 'term', investmentLimits.years),
  }
}

/** Both calculators; without JavaScript a button works them out on the server. */
export function Calculators({ start }: { start: Loan & Growth }) {
  const { form } = useQueryForm()
  const hydrated = useHydrated()
  const { loan, rate, years, amount, growth, term } = start

  return (
    <form className={styles.calculators} {...form}>
      <section className={styles.panel} aria-labelledby="emi-title">
        <h2 id="emi-title">EMI</h2>
        <p className="soft">What a home loan costs each month.</p>
        <EmiCalculator start={{ loan, rate, years }} />
      </section>
      <section className={styles.panel} aria-labelledby="investment-title">
        <h2 id="investment-title">Investment</h2>
        <p className="soft">What an amount grows to when interest is added every year.</p>
        <InvestmentCalculator amount={amount} rate={growth} years={term} />
      </section>
      {!hydrated && <Button type="submit">Work it out</Button>}
    </form>
  )
}
