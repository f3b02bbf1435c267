import { useId, useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { useKeptInput } from '#app/forms/use-kept-input.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { listingLimits } from '#contract/limits.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as reviewMessages from '#contract/texts/review.ts'
import * as texts from '#contract/texts/staff.ts'

type StatusChangeProps = { id: string; spn: string; status: ListingStatus }

/** Sets the status of a listing; the sentences are those of the specification. */
export function StatusChange({ id, spn, status }: StatusChangeProps) {
  const fieldId = useId()
  const [chosen, setChosen] = useState(status)
  // Also after a conflict: the row then shows who was first.
  const { run, isBusy } = useCall({ refreshes: 'answered' })
  const [error, setError] = useState('')
  const reason = useKeptInput(`status reason ${spn}`, '')
  const needsReason = chosen === 'review_failed'
  const confirm = useConfirm()

  async function apply() {
    setError('')
    if (needsReason && !reason.value.trim()) return setError(reviewMessages.needsReason)
    const why = needsReason && { reason: reason.value }
    const posted = { id, status_code: chosen, from_status: status, ...why }
    await run('/api/prop/sbpl/update', posted, {
      onDone() {
        reason.forget()
        confirm(texts.updated)
      },
      onRefused({ message }) {
        confirm({ title: texts.error, text: message })
        return true
      },
    })
  }

  return (
    <>
      <Select
        id={fieldId}
        label="Set status"
        items={listingStatuses.items}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as ListingStatus)}
      />
      {needsReason && (
        <TextArea
          label="What should the owner correct?"
          rows={3}
          maxLength={listingLimits.reasonChars}
          error={error}
          value={reason.value}
          onValue={reason.write}
        />
      )}
      <Button small wide busy={isBusy} onClick={apply}>
        Apply
      </Button>
      <ButtonLink to={`/admin/review/${spn}`} variant="quiet" small wide>
        Review with photos and map
      </ButtonLink>
    </>
  )
}
