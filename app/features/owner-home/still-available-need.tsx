import { Disc, Need } from '#app/features/owner-home/need-group.tsx'
import type { NeedingRow } from '#app/features/owner-home/owner-home-rows.ts'
import { UndoToast } from '#app/forms/undo-toast.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { useStillAvailable } from '#app/forms/use-still-available.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'

type StillAvailableNeedProps = { row: Extract<NeedingRow, { kind: 'confirm' | 'enable' }> }

/** Whether a listing is still available, or is shown again after nobody had said so. */
export function StillAvailableNeed({ row }: StillAvailableNeedProps) {
  const { title, about, note, kind } = row
  return (
    <Need
      mark={<Disc icon="calendar-check" />}
      title={title}
      act={kind === 'confirm' ? <Answers row={row} /> : <ShowAgain row={row} />}
    >
      <p>{about}</p>
      <p>{note}</p>
    </Need>
  )
}

function Answers({ row: { id, spn, deal } }: StillAvailableNeedProps) {
  const { busyWith, confirm, end } = useStillAvailable(id)
  const gone = deal === 'rent' ? 'Rented' : 'Sold'

  return (
    <>
      <Button
        small
        variant="quiet"
        busy={busyWith === 'yes'}
        aria-label={`Yes, ${spn} is still available`}
        onClick={confirm}
      >
        Yes
      </Button>
      <Button
        small
        variant="quiet"
        busy={busyWith === 'no'}
        aria-label={`${gone}: ${spn}`}
        onClick={end}
      >
        {gone}
      </Button>
    </>
  )
}

function ShowAgain({ row: { id, spn } }: StillAvailableNeedProps) {
  const { run, isBusy } = useCall({ refreshes: 'answered', toasts: 'failure' })
  const toast = useToast()
  function enable() {
    return run(
      '/api/prop/sbpl/update',
      { id, status_code: 'under_review' },
      {
        onDone: () =>
          toast(
            <UndoToast
              text={texts.dashboard.sentForReview}
              path="/api/prop/sbpl/undo"
              posted={{ id }}
            />,
          ),
      },
    )
  }
  return (
    <Button
      small
      variant="quiet"
      busy={isBusy}
      aria-label={`Show it again: ${spn}`}
      onClick={enable}
    >
      Show it again
    </Button>
  )
}
