import type { ReactNode } from 'react'
import { StepForm } from '#app/features/wizard/step-form.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { TenantChips } from '#app/features/wizard/tenant-chips.tsx'
import { type StepControl, useStepForm } from '#app/features/wizard/use-step-form.ts'
import { fieldsOf, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { ChipChoice } from '#app/ui/chips.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { YesNo } from '#app/ui/yes-no.tsx'
import { listingLimits } from '#contract/limits.ts'
import * as options from '#contract/options.ts'
import {
  isBuilt,
  isCommercial,
  isHome,
  isRent,
  isResale,
  isResidential,
} from '#contract/schemas/listing-scope.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

const { labels } = options.furnishings
const furnishings = [
  { value: 'full_furnished', note: 'Beds, sofa, kitchen', icon: 'sofa' },
  { value: 'semi_furnished', note: 'Wardrobes, lights', icon: 'lamp' },
  { value: 'un_furnished', note: 'Bare rooms', icon: 'square-dashed' },
] as const

const startOf = fieldsOf({
  texts: [
    'price',
    'deposit_price',
    'monthly_maintance',
    'maintenance_amount',
    'parking_amount',
    'power_backup_amount',
    'avalible_from',
    'availability',
    'lease_duration',
    'lockin_period',
    'furnish_status',
    'parking',
    'ideal_for',
    'description',
  ],
  flags: ['price_negotable', 'deposite_price_negotable', 'property_under_loan'],
  lists: ['prefered_tanents'],
})

type DealStepProps = {
  draft: WizardDraft
  /** What is said below the price. */
  priceHint?: ReactNode
}

/** Rental or Resale Details: the terms, and whom it suits. */
export function DealStep({ draft, priceHint }: DealStepProps) {
  const step = useStepForm('resale_details', draft, startOf)
  const { field } = step.form
  const rents = isRent(draft)

  return (
    <StepForm step={step} name="resale_details" draft={draft}>
      <Terms draft={draft} field={field} priceHint={priceHint} />
      {rents && (
        <ChipChoice label="Availability" items={options.tenures.items} {...field('availability')} />
      )}
      {isHome(draft) && (
        <ChoiceCards
          label="Furnishing"
          required
          items={furnishings.map(({ icon, ...card }) => ({
            ...card,
            label: labels[card.value],
            icon: <Icon name={icon} />,
          }))}
          {...field('furnish_status')}
        />
      )}
      {isHome(draft) && (
        <ChipChoice
          label="Parking"
          required
          items={options.residentialParkings.items}
          {...field('parking')}
        />
      )}
      {rents && isResidential(draft) && (
        <TenantChips {...field('prefered_tanents', 'Any One hides the other choices.')} />
      )}
      {isCommercial(draft) && (
        <TextField
          label="Ideal for"
          required
          maxLength={listingLimits.idealForChars}
          {...field('ideal_for', 'A clinic, a boutique, a call centre …')}
        />
      )}
      <TextArea
        label="Description"
        required={isResidential(draft)}
        rows={4}
        maxLength={listingLimits.descriptionChars}
        {...field('description', 'What would you tell a friend about this place?')}
      />
    </StepForm>
  )
}

type TermsProps = DealStepProps & {
  field: StepControl<keyof ReturnType<typeof startOf>>['field']
}

/** What it costs, from when on and for how long. */
function Terms({ draft, field, priceHint }: TermsProps) {
  const rents = isRent(draft)
  return (
    <div className={styles.pair}>
      <MoneyField
        label={rents ? 'Expected rent' : 'Expected price'}
        required
        suffix={rents ? 'per month' : undefined}
        {...field('price', priceHint)}
      />
      {rents && <MoneyField label="Deposit" required {...field('deposit_price')} />}
      <YesNo label={rents ? 'Rent negotiable' : 'Price negotiable'} {...field('price_negotable')} />
      {rents && <YesNo label="Deposit negotiable" {...field('deposite_price_negotable')} />}
      {isResale(draft) && <YesNo label="Property under loan" {...field('property_under_loan')} />}
      <MonthlyAmounts draft={draft} field={field} />
      <DateField label="Available from" required min="today" {...field('avalible_from')} />
      {rents && isCommercial(draft) && (
        <>
          <StepSelect
            label="Lease duration"
            required
            items={options.leaseYears.items}
            {...field('lease_duration')}
          />
          <StepSelect
            label="Lock-in period"
            required
            items={options.leaseYears.items}
            {...field('lockin_period')}
          />
        </>
      )}
    </div>
  )
}

/** What is paid each month beside the price; only lettings have parking and power backup. */
function MonthlyAmounts({ draft, field }: Pick<TermsProps, 'draft' | 'field'>) {
  const rents = isRent(draft)
  return (
    <>
      {rents && isResidential(draft) && (
        <StepSelect
          label="Monthly maintenance"
          required
          items={options.maintenances.items}
          {...field('monthly_maintance')}
        />
      )}
      {isBuilt(draft) && field('monthly_maintance').value !== 'maintance_included' && (
        <MoneyField
          label="Maintenance amount"
          suffix="per month"
          {...field('maintenance_amount', texts.wizard.maintenanceHelp)}
        />
      )}
      {rents && (
        <>
          <MoneyField
            label="Parking amount"
            suffix="per month"
            {...field('parking_amount', texts.wizard.extraAmountHelp)}
          />
          <MoneyField
            label="Power backup amount"
            suffix="per month"
            {...field('power_backup_amount', texts.wizard.extraAmountHelp)}
          />
        </>
      )}
    </>
  )
}
