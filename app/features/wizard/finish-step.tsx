import { Link, useNavigate } from 'react-router'
import { call } from '#app/api-client.ts'
import { useSignedIn } from '#app/features/wizard/sign-in-again.ts'
import { StepFooter } from '#app/features/wizard/step-form.tsx'
import { stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Form } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as messages from '#contract/messages.ts'
import { wizardStepLabel } from '#contract/wizard-steps.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

/** Finish: a last look, then the review. */
export function FinishStep({ draft }: { draft: WizardDraft }) {
  const { category, deal, spn = '', incomplete } = draft
  const alert = useAlert()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const form = useCallForm('/api/prop/listing', {
    start: {},
    rest: {
      ...{ upload_type: 'finish', spn_already: spn },
      ...{ property_category: category, property_status: deal },
    },
    send: (posted) => signedIn(() => call('/api/prop/listing', posted)),
    async onDone() {
      // Shown over the dashboard, so that nobody has to close it to get there.
      alert(messages.wizard.uploaded)
      await navigate('/dashboard?tab=listings_tab')
    },
  })
  const isBusy = form.busyWith !== undefined

  return (
    <Form {...form} className={styles.fields}>
      {incomplete.length === 0 ? (
        <p>{messages.wizard.finishHint}</p>
      ) : (
        <Notice tone="wait">
          <p>{messages.wizard.stepsMissing}</p>
          <ul className={styles.missing}>
            {incomplete.map((step) => (
              <li key={step}>
                <Link to={stepPath(step, draft)}>{wizardStepLabel(step, deal)}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <StepFooter name="finish" draft={draft} isBusy={isBusy}>
        <ButtonLink variant="quiet" to={`/property/?id=${spn}`}>
          Preview
        </ButtonLink>
        <Button type="submit" busy={isBusy}>
          {form.trouble?.canRetry ? 'Try again' : messages.wizard.finish}
        </Button>
      </StepFooter>
    </Form>
  )
}
