import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/own-listings/own-listings.module.css'

/** The question that an owner is asked every three weeks. */
export function StillAvailableRow({ id, deal }: Pick<OwnListingRow, 'id' | 'deal'>) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  const answer = (available: boolean) => run('/api/prop/confirm', { id, available })

  return (
    <div className={styles.question} data-keep-clear>
      <b>Still available?</b>
      <Button small busy={isBusy} onClick={() => answer(true)}>
        Yes
      </Button>
      <Button variant="quiet" small busy={isBusy} onClick={() => answer(false)}>
        {deal === 'rent' ? 'No, rented' : 'No, sold'}
      </Button>
    </div>
  )
}
