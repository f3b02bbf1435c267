import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { atMost99 } from '#contract/texts/counting.ts'
import * as styles from '#app/features/owner-home/need.module.css'

type NeedGroupProps = { title: string; count: number; foot?: ReactNode; children: ReactNode }

/** Things of one kind that wait, each with its answer in its row. */
export function NeedGroup({ title, count, foot, children }: NeedGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>
        {title} <span>{atMost99(count)}</span>
      </h3>
      <ul>{children}</ul>
      {foot && <p className={styles.foot}>{foot}</p>}
    </section>
  )
}

type NeedProps = {
  mark: ReactNode
  title: string
  /** What can be done about it, here and now. */
  act: ReactNode
  children: ReactNode
}

/** One thing that waits: what it is, and its answers. */
export function Need({ mark, title, act, children }: NeedProps) {
  return (
    <li className={styles.need}>
      {mark}
      <div className={styles.words}>
        <b>{title}</b>
        {children}
      </div>
      <div className={styles.act} data-keep-clear>
        {act}
      </div>
    </li>
  )
}

const tones = { good: undefined, wait: styles.discWait, bad: styles.discBad }

type DiscProps = { icon: IconName; tone?: keyof typeof tones }

/** A drawing in a disc, where a person would have a face. */
export function Disc({ icon, tone = 'good' }: DiscProps) {
  return (
    <span className={classes(styles.disc, tones[tone])}>
      <Icon name={icon} />
    </span>
  )
}
