import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/person.module.css'

type PersonProps = { avatar: ReactNode; name: string; note: string; large?: boolean; id?: string }

/** A photo, a name and a few words about the person. */
export function Person({ avatar, name, note, large, id }: PersonProps) {
  return (
    <div className={classes(styles.person, large && styles.isLarge)} id={id}>
      {avatar}
      <span>
        <b>{name}</b>
        <span className="soft">{note}</span>
      </span>
    </div>
  )
}
