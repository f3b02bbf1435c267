import { useId, useState } from 'react'
import { call } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import * as messages from '#contract/messages/staff.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'

type StatusChangeProps = { id: string; spn: string; status: ListingStatus }

/** Sets the status of a listing; the alerts are those of the contract. */
export function StatusChange({ id, spn, status }: StatusChangeProps) {
  const fieldId = useId()
  const [chosen, setChosen] = useState(status)
  const [isBusy, setIsBusy] = useState(false)
  const showAlert = useAlert()
  const refresh = useRefresh()

  async function apply() {
    setIsBusy(true)
    const reply = await call('/api/prop/sbpl/update', {
      ...{ _id: id, status_code: chosen, from_status: status },
    })
    setIsBusy(false)
    if (!reply.ok && reply.code === 401) return leaveForLogin()
    if (reply.ok) await showAlert(messages.updated)
    else await showAlert({ title: messages.error, text: reply.message })
    // Also after a conflict: the row then shows who was first.
    if (reply.ok || reply.code !== 0) await refresh()
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
      <Button small wide busy={isBusy} onClick={apply}>
        Apply
      </Button>
      <ButtonLink to={`/admin/review/${spn}`} variant="quiet" small wide>
        Review with photos and map
      </ButtonLink>
    </>
  )
}
