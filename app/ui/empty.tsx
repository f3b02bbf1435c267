import type { ComponentType, ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import doorUrl from '#app/ui/empty-door.svg'
import * as styles from '#app/ui/empty.module.css'

type EmptyProps = {
  title: string
  text?: ReactNode
  /** The one action: a button or a link. */
  children?: ReactNode
  /** The level of the title in the page's outline. */
  as?: 'h1' | 'h2' | 'h3' | 'p' | ComponentType<{ className?: string; children: string }>
  className?: string
}

/** An empty state: the picture of a closed door, a text and one action. */
export function Empty({ title, text, children, as: Title = 'h2', className }: EmptyProps) {
  return (
    <div className={classes(styles.empty, className)}>
      <img
        src={doorUrl}
        alt=""
        width={240}
        height={156}
        // Offline it may not be there, and an empty frame says nothing.
        onError={({ currentTarget }) => {
          currentTarget.style.visibility = 'hidden'
        }}
      />
      <Title className={styles.emptyTitle}>{title}</Title>
      {text && <div className="soft small">{text}</div>}
      {children}
    </div>
  )
}
