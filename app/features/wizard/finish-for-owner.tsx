import { StepFooter } from '#app/features/wizard/step-footer.tsx'
import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { wizardStepLabel } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

const nothingWrong = { trouble: undefined, busyWith: undefined }

/** The last step for staff: what is missing, and that the owner sends it in. */
export function FinishForOwner({ draft }: { draft: WizardDraft }) {
  const { spn = '', deal, incomplete } = draft
  const missing = incomplete.map((step) => wizardStepLabel(step, deal)).join(', ')
  return (
    <div className={styles.fields}>
      <p>{texts.assistance.notSubmitted}</p>
      {missing && <p className="soft">Still to be answered: {missing}.</p>}
      <StepFooter name="finish" draft={draft} form={nothingWrong}>
        <ButtonLink variant="quiet" to={`/property/?id=${spn}`}>
          Preview
        </ButtonLink>
      </StepFooter>
    </div>
  )
}
