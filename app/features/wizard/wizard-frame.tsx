import { type ReactNode, useState } from 'react'
import { CorrectionNote } from '#app/features/wizard/correction-note.tsx'
import { Foldable } from '#app/features/wizard/foldable.tsx'
import { LiveAnswersContext } from '#app/features/wizard/live-answers.ts'
import { useShowSaved } from '#app/features/wizard/save-status.ts'
import { StepList } from '#app/features/wizard/step-list.tsx'
import type { DraftAnswers, WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import * as messages from '#contract/messages.ts'
import { type UploadType, wizardStepLabel, wizardStepsFor } from '#contract/wizard-steps.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

type WizardFrameProps = {
  step: UploadType
  draft: WizardDraft
  onRequestCall: () => void
  /** How complete the listing is, in percent. */
  percent: number
  /** What helps beside the form, made of all answers, those being typed included. */
  aside?: (answers: DraftAnswers) => ReactNode
  children: ReactNode
}

/** What stands around a step: the list of steps, how far one has come, and help. */
export function WizardFrame({ step, draft, percent, ...frame }: WizardFrameProps) {
  const { onRequestCall, aside, children } = frame
  const { category, deal } = draft
  useShowSaved(draft)
  const [typed, setTyped] = useState<DraftAnswers>({})
  const steps = wizardStepsFor(category, deal)
  const at = steps.indexOf(step)
  const label = wizardStepLabel(step, deal)
  const done = (at + 1) / steps.length

  return (
    <main className={styles.wizard}>
      <aside className={styles.side}>
        <StepList step={step} draft={draft} />
        {aside && (
          // At the end a last look is due, so it is open on phones too.
          <Foldable
            key={String(step === 'finish')}
            title="Preview and tips"
            note={`${percent} % complete`}
            startsOpen={step === 'finish'}
          >
            {aside({ ...draft.answers, ...typed })}
          </Foldable>
        )}
        <div className={styles.call}>
          <strong>Shall we do it together?</strong>
          <p className="small">{messages.wizard.callHint}</p>
          <Button variant="quiet" small onClick={onRequestCall}>
            <Icon name="phone-call" />
            Request Call
          </Button>
        </div>
      </aside>
      <div className={styles.progress}>
        <p>
          Step {at + 1} of {steps.length} · {label}
        </p>
        <span className="soft">{Math.round(done * 100)} %</span>
        <ProgressBar done={done} label="Steps" className={styles.bar} />
      </div>
      <section className={styles.sheet}>
        <header>
          <h1>{label}</h1>
          <p className="soft">{messages.wizard.stepHints[step]}</p>
        </header>
        <CorrectionNote draft={draft} step={step} />
        <LiveAnswersContext value={setTyped}>{children}</LiveAnswersContext>
      </section>
    </main>
  )
}
