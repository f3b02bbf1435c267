import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { UndoOffer } from '#app/features/own-listings/undo-offer.tsx'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as messages from '#contract/messages.ts'

const done = {
  sold_out: messages.dashboard.markedSold,
  delete: messages.dashboard.disabled,
  under_review: messages.dashboard.sentForReview,
  draft: messages.dashboard.reopened,
}

export type ChangeStatus = (to: keyof typeof done) => Promise<void>

/** Changes the status of a listing and offers to undo it for some seconds. */
export function useStatusChange(id: string) {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const toast = useToast()

  async function change(to: keyof typeof done) {
    if (busy) return
    setBusy(true)
    const reply = await call('/api/prop/sbpl/update', { _id: id, status_code: to })
    if (reply.ok) {
      toast(<UndoOffer text={done[to]} listingId={id} />)
      await refresh()
    } else if (reply.code === 401) await leaveForLogin()
    else toast(reply.message, 'bad')
    setBusy(false)
  }

  return { change, busy }
}
