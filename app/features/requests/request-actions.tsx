import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { useKeptText } from '#app/forms/use-kept-text.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import type { RequestStatus } from '#contract/options.ts'
import * as styles from '#app/features/requests/requests.module.css'

export type RequestState = {
  id: string
  kind: 'call' | 'mail'
  status: RequestStatus
  note: string
  /** Optimistic concurrency: the version that is shown. */
  version: number
}

/** Taking a request of a visitor or user, giving it back and closing it, with a note. */
export function RequestActions({ request }: { request: RequestState }) {
  const { id, kind, status, version } = request
  const { text: note, write, forget } = useKeptText(`request note ${id}`, request.note)
  const [busyWith, setBusyWith] = useState<RequestStatus>()
  const [trouble, setTrouble] = useState('')
  const refresh = useRefresh()
  const toast = useToast()

  async function move(to: RequestStatus) {
    if (busyWith) return
    setBusyWith(to)
    setTrouble('')
    const form = { _id: id, req_type: kind, status: to, note, version }
    const reply = await call('/api/req/move', form)
    if (reply.ok) {
      forget()
      toast(reply.answer.data.message)
    } else if (reply.code === 401) await leaveForLogin()
    else setTrouble(reply.message)
    // Also after a conflict: the row shows who was first, and the note stays as it was typed.
    if (reply.ok || reply.code !== 0) await refresh()
    setBusyWith(undefined)
  }

  return (
    <div className={styles.actions}>
      <TextArea
        label="Note for colleagues"
        rows={2}
        maxLength={reviewLimits.requestNoteChars}
        value={note}
        onValue={write}
      />
      {trouble && (
        <Notice tone="bad" role="alert">
          {trouble}
        </Notice>
      )}
      <div className={styles.buttons}>
        {movesFrom[status].map(({ to, label, isMain }) => (
          <Button
            key={label}
            small
            variant={isMain ? 'primary' : 'quiet'}
            busy={busyWith === to}
            onClick={() => move(to)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Move = { to: RequestStatus; label: string; isMain?: boolean }

const movesFrom: Record<RequestStatus, readonly Move[]> = {
  new: [
    { to: 'taken', label: 'Take', isMain: true },
    { to: 'done', label: 'Done' },
  ],
  taken: [
    { to: 'done', label: 'Done', isMain: true },
    { to: 'taken', label: 'Take over' },
    { to: 'new', label: 'Give back' },
  ],
  done: [{ to: 'new', label: 'Open again' }],
}
