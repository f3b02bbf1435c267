import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useStillAvailable } from '#app/forms/use-still-available.tsx'
import { Button } from '#app/ui/button.tsx'
import * as styles from '#app/features/own-listings/own-listings.module.css'

type StillAvailableRowProps = Pick<OwnListingRow, 'id' | 'spn' | 'deal'>

/** The question that an owner is asked every three weeks. */
export function StillAvailableRow({ id, spn, deal }: StillAvailableRowProps) {
  const { busyWith, confirm, end } = useStillAvailable(id)
  const no = deal === 'rent' ? 'No, rented' : 'No, sold'

  return (
    <div className={styles.question} data-keep-clear>
      <b>Still available?</b>
      <Button
        small
        busy={busyWith === 'yes'}
        aria-label={`Yes, ${spn} is still available`}
        onClick={confirm}
      >
        Yes
      </Button>
      <Button
        variant="quiet"
        small
        busy={busyWith === 'no'}
        aria-label={`${no}: ${spn}`}
        onClick={end}
      >
        {no}
      </Button>
    </div>
  )
}
