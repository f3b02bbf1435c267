import { useState } from 'react'
import { ownCall } from '#app/features/profile/own-call.ts'
import { keepLocationAnswer } from '#app/location-answer.ts'
import { reportPosition } from '#app/report-position.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { type Moment, notificationTime } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/profile/profile.module.css'

type SavedLocation = { lat: string; lng: string; near: string | null; at: Moment }

type LocationPanelProps = { location: SavedLocation | null; now: Moment }

/** The place we keep, why we keep it, and erasing it. */
export function LocationPanel({ location, now }: LocationPanelProps) {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const toast = useToast()

  async function erase() {
    setBusy(true)
    const reply = await ownCall('/api/user/location/erase', {})
    if (reply.ok) {
      // Otherwise the next visit would send it again.
      keepLocationAnswer('no')
      await refresh()
    }
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
    setBusy(false)
  }

  async function share() {
    setBusy(true)
    const outcome = await reportPosition()
    if (outcome === 'sent') {
      keepLocationAnswer('yes')
      await refresh()
    } else toast(outcome === 'denied' ? messages.location.denied : messages.location.failed, 'bad')
    setBusy(false)
  }

  return (
    <>
      <p className="soft small">{messages.location.why}</p>
      {location ? (
        <>
          <p className={styles.place}>
            <Icon name="map-pin" />
            <span>
              <b>{location.near ? `Near ${location.near}` : 'Outside our cities'}</b>
              <span className="soft small number">
                {location.lat}, {location.lng} · {notificationTime(location.at, now)}
              </span>
            </span>
          </p>
          <Button variant="quiet" busy={busy} onClick={erase}>
            Erase my location
          </Button>
        </>
      ) : (
        <>
          <p>{messages.profile.noLocation}</p>
          <Button variant="quiet" busy={busy} onClick={share}>
            Share my area
          </Button>
        </>
      )}
    </>
  )
}
