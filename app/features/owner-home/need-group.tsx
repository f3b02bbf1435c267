import { type ReactNode, useId } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { atMost99 } from '#contract/texts/counting.ts'
import * as styles from '#app/features/owner-home/need.module.css'

type NeedGroupProps = { title: string; count: number; foot?: ReactNode; children: ReactNode }

/** Open tasks of one kind under a heading, with their number. */
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
  /** The buttons that answer it. */
  act: ReactNode
  children: ReactNode
}

/** One open task: what it is about, and the buttons that answer it. */
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

/** An icon in a disc, where a task of a person has a photo. */
export function Disc({ icon, tone = 'good' }: DiscProps) {
  return (
    <span className={classes(styles.disc, tones[tone])}>
      <Icon name={icon} />
    </span>
  )
}
