import { type ReactNode, useState } from 'react'
import { amountFromUrl, loanFromUrl } from '#app/features/emi/amount-from-url.ts'
import { EmiCalculator } from '#app/features/emi/emi-calculator.tsx'
import { InvestmentCalculator } from '#app/features/emi/investment-calculator.tsx'
import { LoanYears } from '#app/features/emi/loan-years.tsx'
import { Prepayment } from '#app/features/emi/prepayment.tsx'
import { useKeptInAddress } from '#app/features/emi/use-kept-in-address.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'
import { emiLimits, investmentLimits, prepaymentLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/calculators.module.css'

/** The amounts of both calculators, under the names of their address parameters. */
type Amounts = Loan & { extra: number; amount: number; growth: number; term: number }

/** The amounts of both calculators from an address. */
export function calculatorsFromUrl(params: URLSearchParams): Amounts {
  return {
    loan: loanFromUrl(params),
    rate: amountFromUrl(params, 'rate', emiLimits.rate),
    years: amountFromUrl(params, 'years', emiLimits.years),
    extra: amountFromUrl(params, 'extra', prepaymentLimits),
    amount: amountFromUrl(params, 'amount', investmentLimits.amount),
    growth: amountFromUrl(params, 'growth', investmentLimits.rate),
    term: amountFromUrl(params, 'term', investmentLimits.years),
  }
}

/** The amounts for an address without parameters. */
const usual = calculatorsFromUrl(new URLSearchParams())

type CalculatorsProps = {
  start: Amounts
  /** What can be done with the result: share it, print it. */
  actions?: ReactNode
}

/** Both calculators; without JavaScript a button works them out on the server. */
export function Calculators({ start, actions }: CalculatorsProps) {
  const [amounts, setAmounts] = useState(start)
  const hydrated = useHydrated()
  const { loan, rate, years, extra, amount, growth, term } = amounts
  useKeptInAddress(amounts, usual)

  function change(changed: Partial<Amounts>) {
    setAmounts((before) => ({ ...before, ...changed }))
  }

  return (
    <form className={styles.calculators} onSubmit={(event) => event.preventDefault()}>
      <section className={styles.panel} aria-labelledby="emi-title">
        <h2 id="emi-title">EMI</h2>
        <p className="soft">What a home loan costs each month.</p>
        <EmiCalculator start={{ loan: start.loan, rate, years }} onChange={change} />
        <Prepayment
          loan={{ loan, rate, years }}
          extra={extra}
          onValue={(value) => change({ extra: value })}
        />
        <LoanYears loan={{ loan, rate, years }} extra={extra} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </section>
      <section className={styles.panel} aria-labelledby="investment-title">
        <h2 id="investment-title">Investment</h2>
        <p className="soft">What an amount grows to when interest is added every year.</p>
        <InvestmentCalculator amount={amount} rate={growth} years={term} onChange={change} />
      </section>
      {!hydrated && <Button type="submit">Work it out</Button>}
    </form>
  )
}
