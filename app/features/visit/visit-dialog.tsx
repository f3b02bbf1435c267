import { type FormEvent, useState } from 'react'
import { call } from '#app/api-client.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipChoice } from '#app/ui/chips.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts'
import { Notice } from '#app/ui/notice.tsx'
import { indiaDay, lastVisitDay, parseDayMonthYear } from '#contract/dates.ts'
import * as messages from '#contract/messages.ts'
import { visitTimes } from '#contract/options.ts'
import '#app/features/visit/visit.css'

type VisitDialogProps = {
  spn: string
  onClose: () => void
  /** The owner was told. */
  onSent: () => void
  /** The session ended in the meantime. */
  onSignedOut: () => void
}

const times = [{ value: '', label: 'Any time' }, ...visitTimes.items]

/** Asks the owner for a visit; the day and the time of day may be left open. */
export function VisitDialog({ spn, onClose, onSent, onSignedOut }: VisitDialogProps) {
  const alert = useAlert()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<{ day?: string | undefined; form?: string }>({})

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const refuseDay = (why: string) => focusFirstInvalid(form, () => setTrouble({ day: why }))
    const wrong = dayTrouble(day)
    if (wrong) return refuseDay(wrong)
    setTrouble({})
    setSending(true)
    const reply = await call('/api/prop/user/appointment', {
      spnInput: spn,
      visit_date: day || undefined,
      visit_time: time || undefined,
    })
    setSending(false)
    if (reply.ok) {
      onSent()
      onClose()
      alert(messages.listing.scheduled)
    } else if (reply.code === 401) onSignedOut()
    else if (reply.errors.visit_date) refuseDay(reply.errors.visit_date)
    else setTrouble({ form: reply.message })
  }

  return (
    <Dialog open onClose={onClose} title="Schedule Visit" sheet>
      <form className="visit-form" onSubmit={send} noValidate>
        <p className="soft">The owner gets your name and number and calls to agree on a time.</p>
        <DateField
          label="Which day would suit you?"
          help="Optional."
          value={day}
          onValue={setDay}
          min="today"
          max={lastVisitDay(indiaDay(Date.now()))}
          error={trouble.day}
        />
        <ChipChoice label="What time of day?" items={times} value={time} onValue={setTime} />
        {trouble.form && (
          <Notice tone="bad" role="alert">
            {trouble.form}
          </Notice>
        )}
        <Button type="submit" busy={isSending} wide>
          Schedule Visit
        </Button>
      </form>
    </Dialog>
  )
}

function dayTrouble(text: string): string | undefined {
  if (text === '') return undefined
  const day = parseDayMonthYear(text)
  if (day === undefined) return messages.validation.notDate
  const today = indiaDay(Date.now())
  if (day < today) return messages.validation.pastDate
  return day > lastVisitDay(today) ? messages.validation.farDate : undefined
}
