import { classes } from '#app/ui/classes.ts'
import type { IconName } from '#app/ui/icon-list.ts'
import spriteUrl from '#app/ui/icons.svg?no-inline'

type IconProps = { name: IconName; className?: string | undefined }

/** An icon of the sprite; the word for it stands beside or around it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={classes('icon', className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
