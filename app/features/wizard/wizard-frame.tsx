import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { CorrectionNote } from '#app/features/wizard/correction-note.tsx'
import { stepsToCorrect } from '#app/features/wizard/draft-reasons.ts'
import { LiveAnswersContext } from '#app/features/wizard/live-answers.ts'
import { useShowSaved } from '#app/features/wizard/save-status.ts'
import { type DraftAnswers, stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
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

function StepList({ step, draft }: Pick<WizardFrameProps, 'step' | 'draft'>) {
  const { category, deal, spn, incomplete } = draft
  const steps = wizardStepsFor(category, deal)
  const marked = stepsToCorrect(draft)
  const firstOpen = incomplete[0] ? steps.indexOf(incomplete[0]) : steps.length - 1

  return (
    <nav aria-label="Steps" className={styles.steps}>
      <ol>
        {steps.map((each, index) => {
          const isDone = index < firstOpen
          const name = wizardStepLabel(each, deal)
          return (
            <li
              key={each}
              data-state={each === step ? 'now' : isDone ? 'done' : 'next'}
              data-correct={marked.has(each) || undefined}
            >
              <span className={styles.mark}>
                {isDone && each !== step && !marked.has(each) ? <Icon name="check" /> : index + 1}
              </span>
              {spn ? (
                <Link to={stepPath(each, draft)} aria-current={each === step ? 'step' : undefined}>
                  {name}
                  {marked.has(each) ? (
                    <span className={styles.correct}> to correct</span>
                  ) : (
                    isDone && <span className="visually-hidden"> (done)</span>
                  )}
                </Link>
              ) : (
                <b aria-current={each === step ? 'step' : undefined}>{name}</b>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type FoldableProps = { title: string; note: string; startsOpen: boolean; children: ReactNode }

/** Open beside the form, folded above it on a phone. */
function Foldable({ title, note, startsOpen, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <section className={styles.foldable} aria-label={title}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <span className={styles.foldNote}>{note}</span>
        <Icon name="chevron-down" />
      </button>
      <div className={styles.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </section>
  )
}
