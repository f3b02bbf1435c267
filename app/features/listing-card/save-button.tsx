import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSaveListing } from '#app/features/listing-card/use-save-listing.ts'
import { cameFromHere, replaceAddress } from '#app/router/history-entry.ts'
import { loginPath } from '#app/session/redirect.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/listing-card/save-button.module.css'
import * as heartStyles from '#app/ui/photo-heart.module.css'

type SaveButtonProps = {
  spn: string
  /** What is saved, for screen readers. */
  name: string
  saved: boolean
  isSignedIn: boolean
}

/**
 * The heart, with an optimistic update: rolled back when the server refuses. Visitors log in first;
 * the address that they come back to names the listing, which is then saved and scrolled to.
 */
export function SaveButton({ spn, name, saved, isSignedIn }: SaveButtonProps) {
  const heart = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const toast = useToast()
  const { pathname, search, hash } = useLocation()
  const wish = `#save=${spn}`
  const isWished = isSignedIn && hash === wish

  const back = `${pathname}${search}${wish}`
  const { isSaved, save, trouble } = useSaveListing(spn, saved && isSignedIn, back)

  const fulfil = useEffectEvent(async () => {
    // Removed from the address, so that a reload does not ask again.
    replaceAddress(`${pathname}${search}`)
    heart.current?.scrollIntoView({ block: 'center' })
    // A link on another site must not save anything.
    if (cameFromHere() && !isSaved && (await save(true))) toast(texts.listing.saved)
  })

  useEffect(() => {
    if (isWished) fulfil()
  }, [isWished])

  return (
    <>
      <button
        ref={heart}
        type="button"
        className={heartStyles.heart}
        aria-pressed={isSaved}
        aria-label={`Save ${name}`}
        onClick={() => (isSignedIn ? save(!isSaved) : navigate(loginPath(back)))}
      >
        <Icon name="heart" />
      </button>
      {trouble && (
        <p role="alert" className={styles.heartTrouble}>
          {trouble}
        </p>
      )}
    </>
  )
}
