import { StepForm } from '#app/features/wizard/step-form.tsx'
import { StepSelect } from '#app/features/wizard/step-select.tsx'
import { useStepForm } from '#app/features/wizard/use-step-form.ts'
import {
  type DraftAnswers,
  textAnswer,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { listingLimits } from '#contract/limits.ts'
import { cities } from '#contract/options.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

/** Location Details: a pin on the map, and the address that it stands for. */
export function LocationStep({ draft }: { draft: WizardDraft }) {
  const step = useStepForm('location_details', draft, (answers) => startOf(answers, draft))
  const { field } = step.form

  return (
    <StepForm step={step} name="location_details" draft={draft}>
      <StepSelect label="City" required items={cities.items} {...field('city')} />
      <TextArea
        label="Full address"
        required
        rows={2}
        maxLength={listingLimits.addressChars}
        help="House number, street, locality."
        {...field('full_address')}
      />
      <div className={styles.pair}>
        <TextField label="Latitude" required inputMode="decimal" {...field('l_lat')} />
        <TextField label="Longitude" required inputMode="decimal" {...field('l_long')} />
      </div>
    </StepForm>
  )
}

function startOf(answers: DraftAnswers, { city }: WizardDraft) {
  return {
    city: textAnswer(answers, 'city') || city,
    full_address: textAnswer(answers, 'full_address'),
    l_lat: textAnswer(answers, 'l_lat'),
    l_long: textAnswer(answers, 'l_long'),
  }
}
