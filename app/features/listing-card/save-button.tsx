import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveListing } from '#app/features/listing-card/save-listing.ts'
import { loginPath } from '#app/redirect.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as messages from '#contract/messages.ts'

type SaveButtonProps = {
  spn: string
  /** What is being saved, for those who do not see the card. */
  name: string
  saved: boolean
  isSignedIn: boolean
}

/** The heart: flips at once, and back again when it could not be saved. */
export function SaveButton({ spn, name, saved, isSignedIn }: SaveButtonProps) {
  const [isSaved, setSaved] = useState(saved)
  const [trouble, setTrouble] = useState('')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  async function flip() {
    if (!isSignedIn) {
      navigate(loginPath(`${pathname}${search}`))
      return
    }
    const wanted = !isSaved
    setSaved(wanted)
    setTrouble('')
    if (await saveListing(spn, wanted)) return
    setSaved(!wanted)
    setTrouble(messages.listing.saveFailed)
  }

  return (
    <>
      <button
        type="button"
        className="heart"
        aria-pressed={isSaved}
        aria-label={`Save ${name}`}
        onClick={flip}
      >
        <Icon name="heart" />
      </button>
      {trouble && (
        <p role="alert" className="heart-trouble">
          {trouble}
        </p>
      )}
    </>
  )
}
