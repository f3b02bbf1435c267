import { useNavigate } from 'react-router'
import type { OwnListingRow } from '#app/features/own-listings/own-listing-row.ts'
import { useCall } from '#app/forms/use-call.ts'

/** Opens a draft of changes to a shown listing in the wizard. */
export function useEdit({ id }: Pick<OwnListingRow, 'id'>) {
  const { run, isBusy } = useCall({ toasts: 'failure', refreshes: 'answered' })
  const navigate = useNavigate()
  const edit = () =>
    run(
      '/api/prop/revise',
      { id },
      { refreshes: undefined, onDone: ({ data }) => navigate(`/list-property?id=${data.spn}`) },
    )
  return { edit, isBusy }
}
