import { useState } from 'react'
import type { Reply } from '#app/api-client.ts'
import { ownCall } from '#app/features/profile/own-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { type Moment, notificationTime } from '#contract/dates.ts'
import * as styles from '#app/features/profile/profile.module.css'

type Device = {
  id: string
  device: string
  address: string
  lastUsedAt: Moment
  isThis: boolean
}

type Ended = Reply<{ data: { message: string } }>

type DeviceListProps = { devices: Device[]; now: Moment }

/** Where the person is logged in, and logging out there. */
export function DeviceList({ devices, now }: DeviceListProps) {
  const [busy, setBusy] = useState<string>()
  const refresh = useRefresh()
  const toast = useToast()

  async function end(which: string, ending: () => Promise<Ended>) {
    setBusy(which)
    const reply = await ending()
    if (reply.ok) await refresh()
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
    setBusy(undefined)
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
                busy={busy === device.id}
                onClick={() => end(device.id, () => endOne(device.id))}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button variant="quiet" busy={busy === 'others'} onClick={() => end('others', endOthers)}>
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

function endOne(id: string) {
  return ownCall('/api/user/sessions/end', { session_id: id })
}

function endOthers() {
  return ownCall('/api/user/sessions/end-others', {})
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
