import { useState } from 'react'
import { CalculatorResult } from '#app/features/emi/calculator-result.tsx'
import { CalculatorSliders } from '#app/features/emi/calculator-sliders.tsx'
import { investment } from '#contract/costs/emi.ts'
import { investmentLimits } from '#contract/limits.ts'
import * as styles from '#app/features/emi/emi.module.css'

type InvestmentCalculatorProps = { amount?: number; rate?: number; years?: number }

/** What an amount grows to when its interest is added every year. */
export function InvestmentCalculator({
  amount: firstAmount = investmentLimits.amount.start,
  rate: firstRate = investmentLimits.rate.start,
  years: firstYears = investmentLimits.years.start,
}: InvestmentCalculatorProps) {
  const [amount, setAmount] = useState(firstAmount)
  const [rate, setRate] = useState(firstRate)
  const [years, setYears] = useState(firstYears)
  const { value, gain } = investment(amount, rate, years)

  return (
    <div className={styles.emi}>
      <CalculatorSliders
        amount={{ label: 'Investment', name: 'amount', value: amount, onValue: setAmount }}
        rate={{ name: 'growth', value: rate, onValue: setRate }}
        years={{ name: 'term', value: years, onValue: setYears }}
        limits={investmentLimits}
      />
      <CalculatorResult
        label="Value at the end"
        sum={value}
        part={{ label: 'Invested', amount }}
        rest={{ label: 'Gain', word: 'gain', amount: gain }}
      />
    </div>
  )
}
