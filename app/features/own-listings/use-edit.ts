import { useNavigate } from 'react-router'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useCall } from '#app/forms/use-call.ts'
import type { UploadType } from '#contract/listing/wizard-steps.ts'

/** Opens a draft of changes to a shown listing in the wizard, at a step of it or at the beginning. */
export function useEdit({ id }: Pick<OwnListingRow, 'id'>, step?: UploadType) {
  const { run, isBusy } = useCall({ toasts: 'failure', refreshes: 'answered' })
  const navigate = useNavigate()
  const path = step ? `/list-property/${step}` : '/list-property'
  const edit = () =>
    run(
      '/api/prop/revise',
      { id },
      { refreshes: undefined, onDone: ({ data }) => navigate(`${path}?id=${data.spn}`) },
    )
  return { edit, isBusy }
}
