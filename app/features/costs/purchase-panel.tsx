import { useState } from 'react'
import { CostList } from '#app/features/costs/cost-list.tsx'
import { maintenanceSlider } from '#app/features/costs/month-sliders.ts'
import { ChipChoice } from '#app/ui/chips.tsx'
import { TypedSlider } from '#app/ui/typed-slider.tsx'
import * as units from '#app/ui/units.ts'
import { YesNo } from '#app/ui/yes-no.tsx'
import { buyers, stampDuties, stateOfCity } from '#contract/costs/cost-rates.ts'
import { isLand } from '#contract/costs/duties.ts'
import { type PurchasedHome, purchaseCosts, usualPurchase } from '#contract/costs/purchase-costs.ts'
import * as styles from '#app/features/costs/costs.module.css'

/** Who buys, with how much of a loan, and what follows. */
export function PurchasePanel({ home }: { home: PurchasedHome }) {
  const [terms, setTerms] = useState(() => usualPurchase(home))
  const hasLimits = stampDuties[stateOfCity[home.city]].rural !== undefined

  function change(changed: Partial<typeof terms>) {
    setTerms((before) => ({ ...before, ...changed }))
  }

  return (
    <>
      <div className={styles.assumed}>
        <ChipChoice
          label="Who buys"
          items={buyers.items}
          value={terms.buyer}
          onValue={(buyer) => change({ buyer })}
        />
        {hasLimits && (
          <YesNo
            label="Within municipal limits"
            value={terms.isRural ? 'no' : 'yes'}
            onValue={(answer) => change({ isRural: answer === 'no' })}
          />
        )}
        {home.propertyAge === 'under_construction' && !isLand(home.propertyType) && (
          <YesNo
            label="Bought from the builder"
            value={terms.isFromBuilder ? 'yes' : 'no'}
            onValue={(answer) => change({ isFromBuilder: answer === 'yes' })}
          />
        )}
        <LoanTerms terms={terms} change={change} />
        {!isLand(home.propertyType) && (
          <TypedSlider
            {...maintenanceSlider(home.maintenanceAmount)}
            label="Maintenance each month"
            value={terms.maintenance ?? 0}
            onValue={(maintenance) => change({ maintenance })}
          />
        )}
      </div>
      <CostList groups={[purchaseCosts(home, terms)]} />
    </>
  )
}

type LoanTermsProps = {
  terms: ReturnType<typeof usualPurchase>
  change: (changed: { loanShare: number } | { feePercent: number }) => void
}

function LoanTerms({ terms, change }: LoanTermsProps) {
  return (
    <>
      <TypedSlider
        label="Loan, of the price"
        name="loanShare"
        value={terms.loanShare}
        onValue={(loanShare) => change({ loanShare })}
        min={0}
        max={90}
        step={5}
        unit={units.percent}
      />
      {terms.loanShare > 0 && (
        <TypedSlider
          label="Bank’s fee, of the loan"
          name="feePercent"
          value={terms.feePercent}
          onValue={(feePercent) => change({ feePercent })}
          min={0}
          max={2}
          step={0.05}
          unit={units.percent}
        />
      )}
    </>
  )
}
