import { Link } from 'react-router'
import { stepsToCorrect } from '#app/features/wizard/draft-reasons.ts'
import { stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { UnsavedStep } from '#contract/listing/unsaved-steps.ts'
import { type UploadType, wizardStepLabel } from '#contract/listing/wizard-steps.ts'
import * as styles from '#app/features/wizard/step-list.module.css'

type StepListProps = {
  step: UploadType
  steps: readonly UploadType[]
  draft: WizardDraft
  /** Whether a phone shows it, which has no room for it beside the form. */
  isOpen: boolean
  id: string
}

/** The steps of the wizard with their states; a saved draft can go to each of them. */
export function StepList({ step, steps, draft, isOpen, id }: StepListProps) {
  const { deal, spn, incomplete } = draft
  const marked = stepsToCorrect(draft)
  const firstOpen = incomplete[0] ? steps.indexOf(incomplete[0]) : steps.length - 1

  return (
    <nav aria-label="Steps" id={id} className={styles.steps} data-open={isOpen || undefined}>
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
                  {draft.unsavedSteps.includes(each as UnsavedStep) && each !== step && (
                    <span className={styles.unsaved}> not saved</span>
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
