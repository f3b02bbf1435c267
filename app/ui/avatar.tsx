import { classes } from '#app/ui/classes.ts'
import { initials } from '#contract/names.ts'
import '#app/ui/avatar.css'

type AvatarProps = { name: string | null | undefined; photo?: string | null; large?: boolean }

/** A person's photo, or the initials; beside the name, so hidden from screen readers. */
export function Avatar({ name, photo, large }: AvatarProps) {
  const size = large ? 72 : 40
  return (
    // The initials are drawn by style: as text they would seem to be the name of a button around them.
    <span
      className={classes('avatar', large && 'avatar-large')}
      aria-hidden="true"
      data-initials={initials(name)}
    >
      {photo && <img src={photo} alt="" width={size} height={size} />}
    </span>
  )
}
