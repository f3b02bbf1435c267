import { Link } from 'react-router'
import { stepsToCorrect } from '#app/features/wizard/draft-reasons.ts'
import { stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import { Banner } from '#app/ui/banner.tsx'
import { type WizardStep, wizardStepLabel, wizardStepsFor } from '#contract/listing/wizard-steps.ts'

/** What staff wrote, with links to the steps that they marked. */
export function CorrectionNote({ draft, step }: { draft: WizardDraft; step: WizardStep }) {
  const { reason, deal } = draft
  const marked = stepsToCorrect(draft)
  if (!reason && marked.size === 0) return null
  // The kind of listing has no field of its own on these steps.
  const unnamed = draft.reasons.filter((each) => each.name === '')
  const others = wizardStepsFor(draft).filter((each) => each !== step && marked.has(each))
  return (
    <Banner tone="bad">
      <p>
        <strong>Please correct:</strong> {reason || 'what our team has marked.'}
      </p>
      {unnamed.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {marked.has(step) && <p>On this page: look for the marked fields and pictures.</p>}
      {others.length > 0 && (
        <p>
          {marked.has(step) ? 'Also in: ' : 'Look at: '}
          {others.map((each, at) => (
            <span key={each}>
              {at > 0 && ', '}
              <Link to={stepPath(each, draft)}>{wizardStepLabel(each, deal)}</Link>
            </span>
          ))}
        </p>
      )}
    </Banner>
  )
}
