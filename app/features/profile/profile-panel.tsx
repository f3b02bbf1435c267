import { type ReactNode, useId } from 'react'
import '#app/styles/parts/panel.css'

/** A titled sheet of the profile. */
export function ProfilePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel profile-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
