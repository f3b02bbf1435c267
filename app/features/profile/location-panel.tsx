import { keepLocationAnswer } from '#app/forms/location-answer.ts'
import { sendPosition } from '#app/forms/send-position.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Moment, notificationTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/profile/profile.module.css'

type SavedLocation = { lat: string; lng: string; near: string | null; at: Moment }

type LocationPanelProps = { location: SavedLocation | null; now: Moment }

/** The place we keep, why we keep it, and erasing it. */
export function LocationPanel({ location, now }: LocationPanelProps) {
  const { run, runOwn, isBusy } = useCall({ refreshes: 'done' })
  const toast = useToast()

  function erase() {
    // Otherwise the next visit would send it again.
    const onDone = () => keepLocationAnswer('no')
    return run('/api/user/location/erase', {}, { toasts: 'both', onDone })
  }

  function share() {
    return runOwn(sendOrRefuse, {
      onDone: () => keepLocationAnswer('yes'),
      onRefused: () => refuse('failed'),
    })
  }

  async function sendOrRefuse() {
    const reply = await sendPosition()
    if (typeof reply !== 'string') return reply
    refuse(reply)
    return undefined
  }

  function refuse(why: 'denied' | 'failed') {
    toast(texts.location[why], 'bad')
    return true
  }

  return (
    <>
      <p className="soft small">{texts.location.why}</p>
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
          <Button variant="quiet" busy={isBusy} onClick={erase}>
            Erase my location
          </Button>
        </>
      ) : (
        <>
          <p>{texts.profile.noLocation}</p>
          <Button variant="quiet" busy={isBusy} onClick={share}>
            Share my area
          </Button>
        </>
      )}
    </>
  )
}
