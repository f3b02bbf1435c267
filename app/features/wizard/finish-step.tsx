import { Link, useNavigate } from 'react-router'
import { StepFooter } from '#app/features/wizard/step-footer.tsx'
import { stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Form } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { type WizardStep, wizardStepLabel } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

/** Finish: a last look, then the review. */
export function FinishStep({ draft }: { draft: WizardDraft }) {
  const { category, deal, spn = '', incomplete } = draft
  const confirm = useConfirm()
  const navigate = useNavigate()
  const form = useCallForm('/api/prop/listing', {
    start: {},
    rest: {
      upload_type: 'finish',
      spn_already: spn,
      property_category: category,
      property_status: deal,
    },
    async onDone() {
      // Shown over the dashboard, so that nobody has to close it to get there.
      confirm(draft.isRevision ? texts.revision.sent : texts.wizard.uploaded)
      await navigate('/dashboard?tab=listings_tab')
    },
  })
  const isBusy = form.busyWith !== undefined

  return (
    <Form {...form} className={styles.fields}>
      {incomplete.length === 0 ? (
        <p>{draft.isRevision ? texts.revision.finishHint : texts.wizard.finishHint}</p>
      ) : (
        <Banner tone="wait">
          <p>{texts.wizard.stepsMissing}</p>
          <StepLinks steps={incomplete} draft={draft} />
        </Banner>
      )}
      {draft.unsavedSteps.length > 0 && (
        <Banner tone="wait">
          <p>{texts.wizard.stepsUnsaved}</p>
          <StepLinks steps={draft.unsavedSteps} draft={draft} />
        </Banner>
      )}
      <StepFooter name="finish" draft={draft} form={form}>
        <ButtonLink variant="quiet" to={`/property/?id=${spn}`}>
          Preview
        </ButtonLink>
        <Button type="submit" busy={isBusy}>
          {form.canRetry ? 'Try again' : texts.wizard.finish}
        </Button>
      </StepFooter>
    </Form>
  )
}

function StepLinks({ steps, draft }: { steps: readonly WizardStep[]; draft: WizardDraft }) {
  return (
    <ul className={styles.missing}>
      {steps.map((step) => (
        <li key={step}>
          <Link to={stepPath(step, draft)}>{wizardStepLabel(step, draft.deal)}</Link>
        </li>
      ))}
    </ul>
  )
}
