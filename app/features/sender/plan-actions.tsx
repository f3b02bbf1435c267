import { useState } from 'react'
import { MomentFields, readMoment, typedMoment } from '#app/features/sender/moment-fields.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import * as texts from '#contract/texts/sender.ts'
import * as styles from '#app/features/sender/planned-list.module.css'
import * as sendDialogStyles from '#app/features/sender/send-dialog.module.css'

type PlanActionsProps = { reference: string; scheduledAt: string; onChanged?: () => void }

/** What can be done about a message that has not begun: another time, or none at all. */
export function PlanActions({ reference, scheduledAt, onChanged }: PlanActionsProps) {
  const { run, isBusy } = useCall({ refreshes: 'answered', toasts: 'both' })
  const [isOpen, setOpen] = useState(false)
  const confirm = useConfirm()

  async function cancel() {
    const isSure = await confirm({
      title: texts.cancelQuestion,
      text: texts.cancelText,
      ok: texts.cancel,
      cancel: texts.keepIt,
    })
    if (isSure && (await run('/api/mess/cancel', { reference }))) onChanged?.()
  }

  return (
    <div className={styles.planActions}>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {texts.changeTime}
      </Button>
      <Button variant="danger" small busy={isBusy} onClick={cancel}>
        {texts.cancel}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.changeTime}>
        <TimeForm
          reference={reference}
          scheduledAt={scheduledAt}
          onDone={() => {
            setOpen(false)
            onChanged?.()
          }}
        />
      </Dialog>
    </div>
  )
}

type TimeFormProps = { reference: string; scheduledAt: string; onDone: () => void }

function TimeForm({ reference, scheduledAt, onDone }: TimeFormProps) {
  const [moment, setMoment] = useState(() => typedMoment(scheduledAt))
  const [isTried, setTried] = useState(false)
  const { run, isBusy } = useCall({ refreshes: 'answered', toasts: 'both' })
  const { at, error } = readMoment(moment)

  async function save() {
    setTried(true)
    if (at && (await run('/api/mess/schedule', { reference, send_at: at }))) onDone()
  }

  return (
    <div className={sendDialogStyles.form}>
      <MomentFields value={moment} error={isTried ? error : undefined} onValue={setMoment} />
      <Button busy={isBusy} onClick={save}>
        Save
      </Button>
    </div>
  )
}
