import { type ReactNode, useId } from 'react'
import * as styles from '#app/features/profile/profile.module.css'

/** A titled sheet of the profile. */
export function ProfilePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.profilePanel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
