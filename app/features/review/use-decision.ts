import { useState } from 'react'
import { useLastDecision } from '#app/features/review/last-decision.tsx'
import type { ReviewView } from '#app/features/review/review-view.ts'
import type { Reasons } from '#app/features/review/use-reasons.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import type { ListingStatus } from '#contract/options.ts'
import * as reviewMessages from '#contract/texts/review.ts'
import * as texts from '#contract/texts/staff.ts'

/** Decides about a listing and goes on to the next one. */
export function useDecision(view: ReviewView, reasons: Reasons) {
  const { spn } = view
  const [chosen, setTo] = useState<ListingStatus>()
  // Whoever writes reasons is about to send the listing back.
  const hasReasons = reasons.list.length > 0 || reasons.message.trim() !== ''
  const to = chosen ?? (hasReasons ? 'review_failed' : 'active')
  const [trouble, setTrouble] = useState('')
  const confirm = useConfirm()
  const { decision: last, leave, run, isBusy } = useLastDecision()

  /** Passes this listing over, decided or not. */
  function goOn(decided = last) {
    return leave(`/admin/review?skip=${spn}`, decided)
  }

  async function apply(status = to) {
    if (isBusy) return
    setTo(status)
    setTrouble('')
    if (status === 'review_failed' && !hasReasons) {
      return setTrouble(reviewMessages.needsReason)
    }
    const isApproved = status === 'active'
    const decision = {
      id: view.id,
      status_code: status,
      // An unedited message is left out, since the reasons say the same; an approval corrects
      // nothing.
      reason: (isApproved && reasons.list.length > 0 ? '' : reasons.typed?.trim()) ?? '',
      reasons: isApproved ? [] : reasons.list,
      from_status: view.status,
      version: view.version,
      can_undo: true,
    }
    await run('/api/prop/sbpl/update', decision, {
      onDone() {
        // Kept, since an approval may be undone.
        if (!isApproved) reasons.forget()
        return goOn({ spn, status, isUndoable: isApproved, shown: view.changes?.shown })
      },
      onRefused({ message }) {
        setTrouble(message)
        confirm({ title: texts.error, text: message })
        return true
      },
    })
  }

  return { to, setTo, trouble, isBusy, apply, goOn, skip: () => !isBusy && goOn() }
}
