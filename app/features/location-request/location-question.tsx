import { useEffect, useState } from 'react'
import { keepLocationAnswer, readLocationAnswer } from '#app/forms/location-answer.ts'
import { sendPosition } from '#app/forms/send-position.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/location-request/location-request.module.css'

/**
 * Asks for the location once, with the reason first. Where the browser's own question was answered
 * before, it does not ask.
 */
export function LocationQuestion() {
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    if (readLocationAnswer() === 'no') return
    let isGone = false
    readPermission().then((permission) => {
      if (isGone) return
      if (permission === 'granted') sendPosition()
      else if (permission === 'prompt' && !readLocationAnswer()) setIsAsking(true)
    })
    return () => {
      isGone = true
    }
  }, [])

  function answer(answer: 'yes' | 'no') {
    keepLocationAnswer(answer)
    setIsAsking(false)
    if (answer === 'yes') sendPosition()
  }

  if (!isAsking) return null
  return (
    <section className={styles.locationRequest} aria-label="Your area">
      <Icon name="map-pin" />
      <div>
        <p className={styles.locationAsk}>{texts.location.ask}</p>
        <p className="soft small">{texts.location.why}</p>
      </div>
      <div className={styles.locationButtons}>
        <Button small onClick={() => answer('yes')}>
          Allow
        </Button>
        <Button variant="plain" small onClick={() => answer('no')}>
          Not now
        </Button>
      </div>
    </section>
  )
}

/** Whether the browser may share the location, must ask first, or may not. */
async function readPermission(): Promise<PermissionState> {
  if (!('geolocation' in navigator)) return 'denied'
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state
  } catch {
    return 'prompt'
  }
}
