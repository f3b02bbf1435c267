import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useEdit } from '#app/features/own-listings/use-edit.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/own-listings/own-listings.module.css'

type RevisionNoteProps = {
  listing: OwnListingRow
  revision: NonNullable<OwnListingRow['revision']>
}

/** The state of a revision, with the actions that it allows. */
export function RevisionNote({ listing, revision }: RevisionNoteProps) {
  const { edit, isBusy } = useEdit(listing)
  const { run, isBusy: isDiscarding } = useCall({ toasts: 'both', refreshes: 'answered' })
  const confirm = useConfirm()

  async function discard() {
    if (await confirm(texts.revision.discardQuestion)) {
      await run('/api/prop/revise/discard', { id: revision.id })
    }
  }

  return (
    <div className={styles.revision}>
      <p>{texts.revision.states[revision.status]}</p>
      {revision.reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="To be corrected">
          {revision.reasons.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <div className={styles.question} data-keep-clear>
        {revision.status === 'under_review' ? (
          <>
            <ButtonLink to={`/property/?id=${revision.spn}`} variant="quiet" small>
              See the changes
            </ButtonLink>
            <Button variant="plain" small busy={isBusy} onClick={edit}>
              Take back and edit
            </Button>
          </>
        ) : (
          <ButtonLink to={`/list-property?id=${revision.spn}`} small>
            {revision.status === 'draft' ? 'Go on' : 'Correct it'}
          </ButtonLink>
        )}
        <Button variant="plain" small busy={isDiscarding} onClick={discard}>
          Discard
        </Button>
      </div>
    </div>
  )
}
