import { useState } from 'react'
import { useLastDecision } from '#app/features/review/last-decision.tsx'
import type { ReviewView } from '#app/features/review/review-view.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { useCall } from '#app/forms/use-call.ts'
import { useKeptInput } from '#app/forms/use-kept-input.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import type { ListingStatus } from '#contract/options.ts'
import * as reviewMessages from '#contract/texts/review.ts'
import * as texts from '#contract/texts/staff.ts'

/** Decides about a listing and goes on to the next one. */
export function useDecision(view: ReviewView, reasons: Reasons) {
  const { spn } = view
  const [chosen, setTo] = useState<ListingStatus>()
  // Whoever writes reasons means to send it back.
  const to = chosen ?? (reasons.list.length > 0 ? 'review_failed' : 'active')
  const { value: note, write: setNote, forget: forgetNote } = useKeptInput(`review note ${spn}`, '')
  const [trouble, setTrouble] = useState('')
  const { run, isBusy: isCalling } = useCall()
  const alert = useConfirm()
  const { decision: last, leave, isLeaving } = useLastDecision()
  const isBusy = isCalling || isLeaving

  /** Passes this listing over, decided or not. */
  function goOn(decided = last) {
    leave(`/admin/review?skip=${spn}`, decided)
  }

  async function apply(status = to) {
    if (isBusy) return
    setTo(status)
    setTrouble('')
    const isRejected = status === 'review_failed'
    if (isRejected && reasons.list.length === 0 && !note.trim()) {
      return setTrouble(reviewMessages.needsReason)
    }
    const decision = {
      id: view.id,
      status_code: status,
      reason: note,
      reasons: status === 'active' ? [] : reasons.list,
      from_status: view.status,
      version: view.version,
      can_undo: true,
    }
    await run('/api/prop/sbpl/update', decision, {
      onDone() {
        reasons.forget()
        forgetNote()
        goOn({ spn, status, isUndoable: status === 'active', shown: view.changes?.shown })
      },
      onRefused({ message }) {
        setTrouble(message)
        alert({ title: texts.error, text: message })
        return true
      },
    })
  }

  return { to, setTo, note, setNote, trouble, isBusy, apply, goOn }
}
