import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/ui/check.module.css'

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** How many there are of it, at the right edge. */
  count?: number
}

export function Check(props: CheckProps) {
  return <Tick {...props} type="checkbox" />
}

export function Radio(props: CheckProps) {
  return <Tick {...props} type="radio" />
}

function Tick({ label, count, className, ...input }: CheckProps & { type: string }) {
  return (
    <label className={classes(styles.check, className)}>
      <input {...input} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}
