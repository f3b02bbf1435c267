import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, type Refusal } from '#app/api-client.ts'
import type { ReviewView } from '#app/features/review/review-view.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as reviewMessages from '#contract/messages/review.ts'
import * as messages from '#contract/messages/staff.ts'
import type { ListingStatus } from '#contract/options.ts'

/** Decides about a listing and goes on to the next one. */
export function useDecision({ id, spn, status, version }: ReviewView, reasons: Reasons) {
  const [to, setTo] = useState<ListingStatus>('active')
  const [note, setNote] = useState('')
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const alert = useAlert()
  const toast = useToast()

  function goOn() {
    return navigate(`/admin/review?after=${spn}`)
  }

  async function refuse({ code, message }: Refusal) {
    if (code === 401) await leaveForLogin()
    setTrouble(message)
    await alert({ title: messages.error, text: message })
  }

  async function apply(chosen = to) {
    if (busy) return
    setTo(chosen)
    setTrouble('')
    const isRejected = chosen === 'review_failed'
    if (isRejected && reasons.list.length === 0 && !note.trim()) {
      return setTrouble(reviewMessages.needsReason)
    }
    setBusy(true)
    const seen = { from_status: status, version }
    const said = { reason: note, reasons: chosen === 'active' ? [] : reasons.list }
    const reply = await call('/api/prop/sbpl/update', {
      ...{ _id: id, status_code: chosen },
      ...{ ...said, ...seen },
    })
    if (!reply.ok) {
      setBusy(false)
      return refuse(reply)
    }
    reasons.forget()
    await goOn()
    toast(
      <>
        {messages.updated} · <Link to={`/admin/review/${spn}`}>{spn}</Link>
      </>,
    )
  }

  return { to, setTo, note, setNote, trouble, busy, apply, goOn }
}
