import { useNavigate } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { UndoToast } from '#app/forms/undo-toast.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'

const done = {
  sold_out: texts.dashboard.markedSold,
  delete: texts.dashboard.disabled,
  under_review: texts.dashboard.sentForReview,
  draft: texts.dashboard.reopened,
}

export type ChangeStatus = (to: keyof typeof done) => Promise<void>

type Changed = Pick<OwnListingRow, 'id' | 'spn' | 'deal'>

/** Changes the status of a listing and offers to undo it for some seconds. */
export function useStatusChange({ id, spn, deal }: Changed) {
  const { run, isBusy } = useCall({ toasts: 'failure' })
  const refresh = useRefresh()
  const toast = useToast()
  const ask = useConfirm()
  const navigate = useNavigate()

  async function change(to: keyof typeof done) {
    const isRented = to === 'sold_out' && deal === 'rent'
    const text = isRented ? texts.dashboard.markedRented : done[to]
    await run(
      '/api/prop/sbpl/update',
      { id, status_code: to },
      {
        refreshes: 'done',
        onDone: () => toast(<UndoToast text={text} path="/api/prop/sbpl/undo" posted={{ id }} />),
      },
    )
  }

  async function takeDown() {
    const { takeDownQuestion: title, takeDownText: text, takeItDown, leaveItUp } = texts.dashboard
    if (isBusy || !(await ask({ title, text, ok: takeItDown, cancel: leaveItUp }))) return
    await run(
      '/api/prop/sbpl/take_down',
      { id },
      {
        onDone: () => navigate(`/list-property?id=${spn}`),
        onRefused: () => void refresh(),
      },
    )
  }

  return { change, takeDown, busy: isBusy }
}
