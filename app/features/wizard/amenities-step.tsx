import type { ComponentProps } from 'react'
import { ChipList } from '#app/features/wizard/chip-list.tsx'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { useStepForm } from '#app/features/wizard/use-step-form.ts'
import { type DraftAnswers, fieldsOf, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { ChipChoice } from '#app/ui/chips.tsx'
import { Counter } from '#app/ui/counter.tsx'
import { YesNo } from '#app/ui/yes-no.tsx'
import { listingLimits } from '#contract/limits.ts'
import * as options from '#contract/options.ts'
import { isCommercial, isHome, isResale } from '#contract/schemas/listing-scope.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

const answersOf = fieldsOf({
  texts: [
    'bathroom',
    'balcony',
    'water_supply',
    'power_backup',
    'parking_coo',
    'lift_coo',
    'washroom_coo',
  ],
  flags: ['water_supply_fac_coo'],
  lists: ['amenities'],
})

/** The counters of a home start at their minimum. */
function startOf(answers: DraftAnswers, isHome: boolean) {
  const fields = answersOf(answers)
  if (!isHome) return fields
  const { bathrooms, balconies } = listingLimits
  return {
    ...fields,
    bathroom: fields.bathroom || `${bathrooms.min}`,
    balcony: fields.balcony || `${balconies.min}`,
  }
}

/** Amenities: water, power, rooms, and what the building has. */
export function AmenitiesStep({ draft }: { draft: WizardDraft }) {
  const home = isHome(draft)
  const step = useStepForm('amenities', draft, (answers) => startOf(answers, home))
  const { field } = step.form
  const powerBackups = isCommercial(draft)
    ? options.commercialPowerBackups
    : options.residentialPowerBackups

  return (
    <StepForm step={step} name="amenities" draft={draft}>
      {home && (
        <div className={styles.pair}>
          <CountField label="Bathrooms" {...listingLimits.bathrooms} {...field('bathroom')} />
          <CountField label="Balconies" {...listingLimits.balconies} {...field('balcony')} />
        </div>
      )}
      {!isCommercial(draft) && (
        <ChipChoice
          label="Water supply"
          required={home}
          items={options.waterSupplies.items}
          {...field('water_supply')}
        />
      )}
      <ChipChoice
        label="Power backup"
        required={isCommercial(draft) || (home && isResale(draft))}
        items={powerBackups.items}
        {...field('power_backup')}
      />
      {isCommercial(draft) && (
        <>
          <ChipChoice
            label="Parking"
            required
            items={options.commercialParkings.items}
            {...field('parking_coo')}
          />
          <ChipChoice label="Lift" required items={options.lifts.items} {...field('lift_coo')} />
          <ChipChoice
            label="Washroom"
            required
            items={options.washrooms.items}
            {...field('washroom_coo')}
          />
          <YesNo label="Water storage facility" {...field('water_supply_fac_coo')} />
        </>
      )}
      {home && (
        <ChipList label="Amenities" items={options.amenities.items} {...field('amenities')} />
      )}
    </StepForm>
  )
}

type CountFieldProps = Omit<ComponentProps<typeof Counter>, 'value' | 'onValue'> & {
  value: string
  onValue: (text: string) => void
}

function CountField({ value, onValue, ...counter }: CountFieldProps) {
  return <Counter {...counter} value={Number(value)} onValue={(count) => onValue(`${count}`)} />
}
