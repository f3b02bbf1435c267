import { Form, FormTrouble } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
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
  const form = useCallForm('/api/req/move', {
    start: { note: request.note },
    rest: { id, req_type: kind, status, version },
    draftKey: `request note ${id}`,
    keepsDraft: true,
  })

  function move(to: RequestStatus) {
    const posted = { ...form.values, id, req_type: kind, status: to, version }
    return form.run('/api/req/move', posted, {
      name: to,
      // After a conflict the row shows who was first, and the note stays as it was typed.
      refreshes: 'answered',
      toasts: 'done',
      onDone: form.forget,
    })
  }

  return (
    <Form {...form} className={styles.actions}>
      <TextArea
        label="Note for colleagues"
        rows={2}
        maxLength={reviewLimits.requestNoteChars}
        {...form.field('note')}
      />
      <FormTrouble />
      <div className={styles.buttons}>
        {movesFrom[status].map(({ to, label, isMain }) => (
          <Button
            key={label}
            small
            variant={isMain ? 'primary' : 'quiet'}
            busy={form.busyWith === to}
            onClick={() => move(to)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Form>
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
