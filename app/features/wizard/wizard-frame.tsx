import { type ReactNode, useId, useState } from 'react'
import { CorrectionNote } from '#app/features/wizard/correction-note.tsx'
import { Foldable } from '#app/features/wizard/foldable.tsx'
import { LiveAnswersContext } from '#app/features/wizard/live-answers.ts'
import { useShowSaved } from '#app/features/wizard/save-status.ts'
import { StepList } from '#app/features/wizard/step-list.tsx'
import {
  type DraftAnswers,
  textAnswer,
  type WizardDraft,
} from '#app/features/wizard/wizard-draft.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { type UploadType, wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/wizard/wizard.module.css'

type WizardFrameProps = {
  step: UploadType
  draft: WizardDraft
  /** Left out where staff fill it in already. */
  onRequestCall: (() => void) | undefined
  /** How far the listing has come, in percent. */
  percent: number
  /** How many tips there are. */
  tips: number
  /** What helps beside the form, made of all answers, those being typed included. */
  aside?: (answers: DraftAnswers) => ReactNode
  /** Shown above the step. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of a step: the list of steps, the progress, and help. */
export function WizardFrame({ step, draft, percent, tips, ...frame }: WizardFrameProps) {
  const { onRequestCall, aside, banner, children } = frame
  const { deal } = draft
  useShowSaved(draft)
  const [typed, setTyped] = useState<DraftAnswers>({})
  // A type that is being chosen decides which steps follow.
  const propertyType = textAnswer(typed, 'property_type') || draft.propertyType
  const steps = wizardStepsFor({ ...draft, propertyType })
  const at = steps.indexOf(step)
  const label = wizardStepLabel(step, deal)
  const count = `Step ${at + 1} of ${steps.length} · ${label}`
  const [openAt, setOpenAt] = useState<UploadType>()
  const isOpen = openAt === step
  const listId = useId()

  return (
    <main className={styles.wizard}>
      <aside className={styles.side}>
        <StepList step={step} steps={steps} draft={draft} isOpen={isOpen} id={listId} />
        {aside && (
          // Open on phones too at the last step, for a final check.
          <Foldable
            key={String(step === 'finish')}
            title="Preview and tips"
            note={tips === 0 ? '' : tips === 1 ? '1 tip' : `${tips} tips`}
            startsOpen={step === 'finish'}
          >
            {aside({ ...draft.answers, ...typed })}
          </Foldable>
        )}
        {onRequestCall && <CallHint onRequestCall={onRequestCall} />}
      </aside>
      <div className={styles.progress}>
        <p>{count}</p>
        <span className="soft">{percent} %</span>
        {/* On a phone the list of steps unfolds below it. */}
        {draft.spn && (
          <button
            type="button"
            className={classes(styles.jump, 'only-phone')}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpenAt(isOpen ? undefined : step)}
          >
            All steps
            <Icon name="chevron-down" />
          </button>
        )}
        <ProgressBar done={percent / 100} label="Answered" className={styles.bar} />
      </div>
      <section className={styles.sheet}>
        <header>
          <h1>{label}</h1>
          <p className="soft">{texts.wizard.stepHints[step]}</p>
        </header>
        {banner}
        {draft.isRevision && <Banner>{texts.revision.inWizard}</Banner>}
        <CorrectionNote draft={draft} step={step} />
        <LiveAnswersContext value={setTyped}>{children}</LiveAnswersContext>
      </section>
    </main>
  )
}

function CallHint({ onRequestCall }: { onRequestCall: () => void }) {
  return (
    <div className={styles.call}>
      <strong>Shall we do it together?</strong>
      <p className="small">{texts.wizard.callHint}</p>
      <Button variant="quiet" small onClick={onRequestCall}>
        <Icon name="phone-call" />
        Request Call
      </Button>
    </div>
  )
}
