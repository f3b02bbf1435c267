import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { UndoToast } from '#app/forms/undo-toast.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'

const done = {
  sold_out: texts.dashboard.markedSold,
  delete: texts.dashboard.disabled,
  under_review: texts.dashboard.sentForReview,
  draft: texts.dashboard.reopened,
}

export type ChangeStatus = (to: keyof typeof done) => Promise<void>

type Changed = Pick<OwnListingRow, 'id' | 'deal'>

/** Changes the status of a listing and offers to undo it for some seconds. */
export function useStatusChange({ id, deal }: Changed) {
  const { run, isBusy } = useCall({ toasts: 'failure' })
  const toast = useToast()

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

  function putBack() {
    return run('/api/prop/put-back', { id }, { refreshes: 'answered', toasts: 'both' })
  }

  return { change, putBack, busy: isBusy }
}
