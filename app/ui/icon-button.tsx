import type { ComponentProps } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/icon-button.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** What the button does, for those who do not see the icon. */
  label: string
}

export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className={classes(styles.iconButton, className)}
    />
  )
}
