import { type ReactNode, useEffect, useRef } from 'react'
import { StepFooter } from '#app/features/wizard/step-footer.tsx'
import type { WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Form, type FormControl } from '#app/forms/form.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { UploadType } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import * as footerStyles from '#app/features/wizard/step-footer.module.css'
import * as styles from '#app/features/wizard/wizard.module.css'

type Step = {
  form: FormControl & { isComplete: boolean }
  filledCount: number
  conflict: { keepMine: () => void; takeTheirs: () => void } | undefined
}

type StepFormProps = {
  step: Step
  name: UploadType
  draft: WizardDraft
  /** Whether it cannot be saved just now, for instance while pictures are uploaded. */
  isWaiting?: boolean
  children: ReactNode
}

/** The fields of a step, with the buttons back and on. */
export function StepForm({ step, name, draft, isWaiting = false, children }: StepFormProps) {
  const { form, conflict, filledCount } = step
  const isBusy = form.busyWith !== undefined
  const looksReady = form.isComplete && !isWaiting

  return (
    <Form {...form} className={styles.fields}>
      {conflict && <Conflict {...conflict} />}
      {filledCount > 0 && <Banner>{texts.wizard.filledFromSentence(filledCount)}</Banner>}
      {children}
      <StepFooter name={name} draft={draft} form={form}>
        {/* It looks disabled while answers are missing, and says which ones when it is pressed. */}
        <Button
          type="submit"
          busy={isBusy}
          className={looksReady ? undefined : footerStyles.notReady}
        >
          {form.canRetry ? 'Try again' : 'Save & Continue'}
        </Button>
      </StepFooter>
    </Form>
  )
}

/** The buttons to save are often far below it, so it comes into view and has the focus. */
function Conflict({ keepMine, takeTheirs }: NonNullable<Step['conflict']>) {
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    question.current?.focus({ preventScroll: true })
    question.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <Banner ref={question} tone="bad" role="alert" tabIndex={-1}>
      <p>{texts.wizard.changedElsewhere}</p>
      <div className={styles.choice}>
        <Button small onClick={keepMine}>
          Keep what I typed here
        </Button>
        <Button small variant="quiet" onClick={takeTheirs}>
          Show the saved ones
        </Button>
      </div>
    </Banner>
  )
}
