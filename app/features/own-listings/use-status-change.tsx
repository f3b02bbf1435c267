import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#app/api-client.ts'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { UndoOffer } from '#app/features/own-listings/undo-offer.tsx'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
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

type Changed = Pick<OwnListingRow, 'id' | 'spn' | 'deal'>

/** Changes the status of a listing and offers to undo it for some seconds. */
export function useStatusChange({ id, spn, deal }: Changed) {
  const [busy, setBusy] = useState(false)
  const refresh = useRefresh()
  const toast = useToast()
  const ask = useAlert()
  const navigate = useNavigate()

  /** Changes it step by step, and answers whether it got to the last one. */
  async function changeTo(...statuses: (keyof typeof done)[]) {
    setBusy(true)
    for (const to of statuses) {
      const reply = await call('/api/prop/sbpl/update', { _id: id, status_code: to })
      if (reply.ok) continue
      setBusy(false)
      if (reply.code === 401) await leaveForLogin()
      else toast(reply.message, 'bad')
      return false
    }
    setBusy(false)
    return true
  }

  async function change(to: keyof typeof done) {
    if (busy || !(await changeTo(to))) return
    const isRented = to === 'sold_out' && deal === 'rent'
    const text = isRented ? messages.dashboard.markedRented : done[to]
    toast(<UndoOffer text={text} listingId={id} />)
    await refresh()
  }

  /** Only a draft can be edited, and a listing that is shown becomes one by way of disabling. */
  async function takeDown() {
    const {
      takeDownQuestion: title,
      takeDownText: text,
      takeItDown,
      leaveItUp,
    } = messages.dashboard
    if (busy || !(await ask({ title, text, ok: takeItDown, cancel: leaveItUp }))) return
    if (await changeTo('delete', 'draft')) await navigate(`/list-property?id=${spn}`)
    else await refresh()
  }

  return { change, takeDown, busy }
}
