import { Avatar } from '#app/ui/avatar.tsx'
import { FootNote } from '#app/ui/foot-note.tsx'
import { Person } from '#app/ui/person.tsx'
import * as propertyTexts from '#contract/texts/property.ts'
import * as texts from '#contract/texts.ts'

type OwnerNotesProps = { owner: string; checkedOn: string; isSignedIn: boolean }

/** Who offers the home, when it was checked, and what to keep in mind. */
export function OwnerNotes({ owner, checkedOn, isSignedIn }: OwnerNotesProps) {
  return (
    <>
      <Person
        avatar={<Avatar name={owner} />}
        name={owner}
        note={isSignedIn ? 'Owner' : 'Owner · number after login'}
      />
      {checkedOn && <FootNote icon="badge-check">{propertyTexts.checkedOn(checkedOn)}</FootNote>}
      <FootNote icon="shield-check">{texts.listing.neverPay}</FootNote>
    </>
  )
}
