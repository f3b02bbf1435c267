import type { PropertyVariant } from '#app/features/property/property-variant.ts'
import type { Action } from '#app/features/property/use-property-actions.ts'
import { loginPath } from '#app/session/redirect.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const visitLabels = {
  requested: 'Visit requested',
  proposed: 'Answer new time',
  accepted: 'Visit agreed',
}

export type ActionButtonsProps = {
  spn: string
  variant: PropertyVariant
  path: string
  isSignedIn: boolean
  hasSimilar: boolean
  /** The state of a requested visit whose day is not over. */
  visitStatus: keyof typeof visitLabels | undefined
  onAction: (action: Action) => void
}

/** What can be done with the listing, the most wanted first. */
export function ActionButtons({
  spn,
  variant,
  hasSimilar,
  visitStatus,
  ...asking
}: ActionButtonsProps) {
  switch (variant) {
    case 'open':
      return (
        <>
          <Asking {...asking} action="contact" variant="welcome" label="Contact" />
          <Asking
            {...asking}
            action="visit"
            variant="quiet"
            label={visitStatus ? visitLabels[visitStatus] : 'Schedule Visit'}
          />
          <Asking {...asking} action="ask" variant="quiet" label="Ask a question" />
        </>
      )
    case 'draft':
      return <ButtonLink to={`/list-property/?id=${spn}`}>Edit Property</ButtonLink>
    case 'review':
    case 'own':
      return <ButtonLink to="/dashboard">Check Status</ButtonLink>
    case 'sold':
      return hasSimilar ? (
        <a href="#similar" className={buttonClass({ variant: 'quiet' })}>
          See similar listings
        </a>
      ) : null
    case 'staff':
      return <ButtonLink to="/req-check">Open the reports</ButtonLink>
  }
}

const icons = {
  contact: 'phone',
  visit: 'calendar-check',
  ask: 'message-square-text',
} as const

type AskingProps = Pick<ActionButtonsProps, 'path' | 'isSignedIn' | 'onAction'> & {
  action: keyof typeof icons
  variant: 'welcome' | 'quiet'
  label: string
}

function Asking({ path, isSignedIn, onAction, action, variant, label }: AskingProps) {
  const inside = (
    <>
      <Icon name={icons[action]} />
      <span>{label}</span>
    </>
  )
  return isSignedIn ? (
    <Button variant={variant} data-action={action} onClick={() => onAction(action)}>
      {inside}
    </Button>
  ) : (
    <ButtonLink variant={variant} to={loginPath(`${path}#${action}`)}>
      {inside}
    </ButtonLink>
  )
}
