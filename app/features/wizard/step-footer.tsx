import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { stepPath, type WizardDraft } from '#app/features/wizard/wizard-draft.ts'
import type { FormControl } from '#app/forms/form.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type UploadType, wizardStepsFor } from '#contract/listing/wizard-steps.ts'
import * as styles from '#app/features/wizard/step-footer.module.css'

type StepFooterProps = {
  name: UploadType
  draft: WizardDraft
  form: Pick<FormControl, 'trouble' | 'busyWith'>
  children: ReactNode
}

/** The buttons back and on from a step. */
export function StepFooter({ name, draft, form, children }: StepFooterProps) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const steps = wizardStepsFor(draft)
  const previous = steps[steps.indexOf(name) - 1]
  // The first step has no Back, but city and kind can be changed from it.
  const back = (previous || !draft.isRevision) && (
    <Button
      variant="quiet"
      busy={form.busyWith !== undefined || isLeaving}
      onClick={() => navigate(stepPath(previous ?? 'basic_details', draft))}
    >
      {previous ? 'Back' : 'Basics'}
    </Button>
  )
  return (
    <FooterBar trouble={form.trouble?.message} back={back}>
      {children}
    </FooterBar>
  )
}

type FooterBarProps = { trouble: string | undefined; back?: ReactNode; children: ReactNode }

/** The buttons of a step, always in view, and beside them why the last attempt failed. */
export function FooterBar({ trouble, back, children }: FooterBarProps) {
  return (
    <div className={styles.footer} data-dock="">
      {trouble && (
        <Banner tone="bad" role="alert" className={styles.trouble}>
          {trouble}
        </Banner>
      )}
      <TextLink to="/help" className={styles.help}>
        <Icon name="message-circle-question-mark" />
        Need Help
      </TextLink>
      {back}
      <div className={styles.forward}>{children}</div>
    </div>
  )
}
