import { classes } from '#app/ui/classes.ts'
import { initials } from '#contract/format/names.ts'
import * as styles from '#app/ui/avatar.module.css'

type AvatarProps = {
  name: string | null | undefined
  photo?: string | null
  large?: boolean
  className?: string | undefined
}

/** A person's photo, or the initials; beside the name, so hidden from screen readers. */
export function Avatar({ name, photo, large, className }: AvatarProps) {
  const size = large ? 72 : 40
  return (
    // The initials are drawn by style: as text they would seem to be the name of a button around them.
    <span
      className={classes(styles.avatar, large && styles.avatarLarge, className)}
      aria-hidden="true"
      data-initials={initials(name)}
    >
      {photo && <img src={photo} alt="" width={size} height={size} />}
    </span>
  )
}
