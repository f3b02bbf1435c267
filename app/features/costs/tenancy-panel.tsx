import { useState } from 'react'
import { CostList } from '#app/features/costs/cost-list.tsx'
import { extraSlider, maintenanceSlider } from '#app/features/costs/month-sliders.ts'
import { ChipChoice } from '#app/ui/chips.tsx'
import { TypedSlider } from '#app/ui/typed-slider.tsx'
import { YesNo } from '#app/ui/yes-no.tsx'
import { type LetHome, tenancyCosts, usualTenancy } from '#contract/costs/tenancy-costs.ts'
import * as styles from '#app/features/costs/costs.module.css'

const agreements = [
  { value: 'months', label: 'Eleven months' },
  { value: 'registered', label: 'A year or more, registered' },
] as const

/** What comes with the rent, how it is agreed on, and what follows. */
export function TenancyPanel({ home }: { home: LetHome }) {
  const [terms, setTerms] = useState(() => usualTenancy(home))

  function change(changed: Partial<typeof terms>) {
    setTerms((before) => ({ ...before, ...changed }))
  }

  return (
    <>
      <div className={styles.assumed}>
        <ChipChoice
          label="Agreement for"
          items={agreements}
          value={terms.isRegistered ? 'registered' : 'months'}
          onValue={(value) => change({ isRegistered: value === 'registered' })}
        />
        {home.maintenance !== 'maintance_included' && (
          <TypedSlider
            {...maintenanceSlider(home.maintenanceAmount)}
            label="Maintenance each month"
            value={terms.maintenance ?? 0}
            onValue={(maintenance) => change({ maintenance })}
          />
        )}
        {(home.parking || home.parkingAmount !== null) && (
          <TypedSlider
            {...extraSlider(home.parkingAmount)}
            label="Parking each month"
            name="parking"
            value={terms.parking ?? 0}
            onValue={(parking) => change({ parking })}
          />
        )}
        {(home.powerBackup || home.powerBackupAmount !== null) && (
          <TypedSlider
            {...extraSlider(home.powerBackupAmount)}
            label="Power backup each month"
            name="powerBackup"
            value={terms.powerBackup ?? 0}
            onValue={(powerBackup) => change({ powerBackup })}
          />
        )}
        {home.category === 'commercial' && (
          <YesNo
            label="GST on the rent"
            value={terms.hasGst ? 'yes' : 'no'}
            onValue={(answer) => change({ hasGst: answer === 'yes' })}
          />
        )}
      </div>
      <CostList groups={tenancyCosts(home, terms)} />
    </>
  )
}
