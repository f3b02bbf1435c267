import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { type Moment, notificationTime } from '#contract/format/dates.ts'
import * as styles from '#app/features/profile/profile.module.css'

type Device = {
  id: string
  device: string
  address: string
  lastUsedAt: Moment
  isThis: boolean
}

type DeviceListProps = { devices: Device[]; now: Moment }

/** The devices that are logged in, each with a logout button. */
export function DeviceList({ devices, now }: DeviceListProps) {
  const { run, busyWith } = useCall({ refreshes: 'done', toasts: 'both' })

  function end(id: string) {
    return run('/api/user/sessions/end', { session_id: id }, { name: id })
  }

  function endOthers() {
    return run('/api/user/sessions/end-others', {}, { name: 'others' })
  }

  return (
    <>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceIcon device={device.device} />
            <span>
              <b>{device.device}</b>
              <span className="soft small">
                {device.isThis
                  ? 'In use now'
                  : `Used ${lower(notificationTime(device.lastUsedAt, now))}`}
                {device.address && `, from ${device.address}`}
              </span>
            </span>
            {device.isThis ? (
              <Tag>This device</Tag>
            ) : (
              <Button
                variant="quiet"
                small
                aria-label={`Log out ${device.device}`}
                busy={busyWith === device.id}
                onClick={() => end(device.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button variant="quiet" busy={busyWith === 'others'} onClick={endOthers}>
          Log out all other devices
        </Button>
      )}
    </>
  )
}

function DeviceIcon({ device }: { device: string }) {
  const icon = /Android|iPhone/.test(device) ? 'smartphone' : 'monitor'
  return <Icon name={icon} />
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
