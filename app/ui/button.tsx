import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/button.module.css'

export type ButtonLook = {
  variant?: keyof typeof variants
  small?: boolean
  wide?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner in place of the label, keeps the width and ignores clicks. */
    busy?: boolean
  }

/** A button that does something here; `type` is "button" unless said otherwise. */
export function Button({
  variant,
  small,
  wide,
  busy = false,
  className,
  onClick,
  ...button
}: ButtonProps) {
  function refuseWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...button}
      onClick={refuseWhileBusy}
      className={classes(
        buttonClass({ variant, small, wide }),
        busy && styles.isLoading,
        className,
      )}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button; `to` may also be a tel:, mailto: or foreign address. */
export function ButtonLink({ variant, small, wide, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classes(buttonClass({ variant, small, wide }), className)} />
}

const variants = {
  primary: undefined,
  welcome: styles.buttonWelcome,
  quiet: styles.buttonQuiet,
  plain: styles.buttonPlain,
  danger: styles.buttonDanger,
}

/** The classes of a button, for the rare element that is neither a button nor a link. */
export function buttonClass({ variant = 'primary', small, wide }: ButtonLook): string {
  return classes(
    styles.button,
    variants[variant],
    small && styles.buttonSmall,
    wide && styles.buttonWide,
  )
}
