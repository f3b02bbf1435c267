import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, type Refusal } from '#app/api-client.ts'
import type { ReviewView } from '#app/features/review/review-view.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { useKeptText } from '#app/forms/use-kept-text.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as reviewMessages from '#contract/messages/review.ts'
import * as messages from '#contract/messages/staff.ts'
import type { ListingStatus } from '#contract/options.ts'

/** Decides about a listing and goes on to the next one. */
export function useDecision(view: ReviewView, reasons: Reasons) {
  const { spn } = view
  const [chosen, setTo] = useState<ListingStatus>()
  // Whoever writes reasons means to send it back.
  const to = chosen ?? (reasons.list.length > 0 ? 'review_failed' : 'active')
  const { text: note, write: setNote, forget: forgetNote } = useKeptText(`review note ${spn}`)
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

  async function apply(status = to) {
    if (busy) return
    setTo(status)
    setTrouble('')
    const isRejected = status === 'review_failed'
    if (isRejected && reasons.list.length === 0 && !note.trim()) {
      return setTrouble(reviewMessages.needsReason)
    }
    setBusy(true)
    const seen = { from_status: view.status, version: view.version }
    const said = { reason: note, reasons: status === 'active' ? [] : reasons.list }
    const reply = await call('/api/prop/sbpl/update', {
      ...{ _id: view.id, status_code: status },
      ...{ ...said, ...seen },
    })
    if (!reply.ok) {
      setBusy(false)
      return refuse(reply)
    }
    reasons.forget()
    forgetNote()
    await goOn()
    toast(
      <>
        {messages.updated} · <Link to={`/admin/review/${spn}`}>{spn}</Link>
      </>,
    )
  }

  return { to, setTo, note, setNote, trouble, busy, apply, goOn }
}
