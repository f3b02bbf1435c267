import { Link } from 'react-router'
import { loginPath } from '#app/session/redirect.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/property/action-card.module.css'
import * as iconButtonStyles from '#app/ui/icon-button.module.css'

type SaveControlProps = {
  isSaved: boolean
  isSignedIn: boolean
  path: string
  onSave: (wanted: boolean) => void
  /** Only the heart, for where it lies on a photo. */
  round?: boolean
}

/** Puts the listing on the viewer's list; a visitor logs in first and comes back saved. */
export function SaveControl({ isSaved, isSignedIn, path, onSave, round }: SaveControlProps) {
  const className = classes(
    round ? iconButtonStyles.iconButton : buttonClass({ variant: 'plain' }),
    styles.saveControl,
  )
  const label = round ? 'Save' : undefined
  const inside = (
    <>
      <Icon name="heart" />
      {!round && 'Save'}
    </>
  )
  if (!isSignedIn) {
    return (
      <Link className={className} to={loginPath(`${path}#save`)} aria-label={label}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      aria-label={label}
      onClick={() => onSave(!isSaved)}
    >
      {inside}
    </button>
  )
}
