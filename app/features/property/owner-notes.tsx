import type { PropertyView } from '#app/features/property/property-view.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { Person } from '#app/ui/person.tsx'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/property/owner-notes.module.css'

type OwnerNotesProps = {
  owner: string
  /** Owner or agent, as they are called here. */
  poster: string
  checks: PropertyView['checks']
  isSignedIn: boolean
}

/** Who offers the home, what of it was checked and when, and what to keep in mind. */
export function OwnerNotes({ owner, poster, checks, isSignedIn }: OwnerNotesProps) {
  return (
    <>
      <Person
        avatar={<Avatar name={owner} />}
        name={owner}
        note={isSignedIn ? poster : `${poster} · number after login`}
      />
      {checks.paper && <FootNote icon="file-check-corner">{checks.paper}</FootNote>}
      {checks.byStaff && <FootNote icon="badge-check">{checks.byStaff}</FootNote>}
      {checks.others.length > 0 && (
        <details className={styles.checks}>
          <summary>{propertyTexts.whatElseWasChecked}</summary>
          <ul>
            {checks.others.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
      <FootNote icon="shield-check">{texts.listing.neverPay}</FootNote>
    </>
  )
}
