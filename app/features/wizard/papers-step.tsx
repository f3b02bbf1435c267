import { StepForm } from '#app/features/wizard/step-form.tsx'
import { useStepForm } from '#app/features/wizard/use-step-form.ts'
import { fieldsOf, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { YesNo } from '#app/ui/yes-no.tsx'
import { isBuilt } from '#contract/schemas/listing-scope.ts'

const startOf = fieldsOf({
  flags: ['paid_property_tax', 'occupancy_certificate', 'sale_deed_certificate'],
})

/** Additional Information: the papers of a home or a plot for sale. */
export function PapersStep({ draft }: { draft: WizardDraft }) {
  const step = useStepForm('additional_info', draft, startOf)
  const { field } = step.form

  return (
    <StepForm step={step} name="additional_info" draft={draft}>
      <YesNo label="Is the property tax paid?" {...field('paid_property_tax')} />
      {isBuilt(draft) && (
        <YesNo label="Is there an occupancy certificate?" {...field('occupancy_certificate')} />
      )}
      <YesNo label="Is there a sale deed?" {...field('sale_deed_certificate')} />
    </StepForm>
  )
}
