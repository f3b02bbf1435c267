import { useNavigate } from 'react-router'
import { type Choice, Select } from '#app/ui/select.tsx'
import { leadStatuses } from '#contract/options.ts'
import * as styles from '#app/features/leads/leads.module.css'

type LeadFiltersProps = {
  listings: readonly Choice[]
  listing: string | undefined
  status: string | undefined
  /** The address of the filtered leads. */
  hrefFor: (filter: { listing?: string | undefined; status?: string | undefined }) => string
}

/** The filters of My Leads: listing and state. */
export function LeadFilters({ listings, listing, status, hrefFor }: LeadFiltersProps) {
  const navigate = useNavigate()
  return (
    <div className={styles.filters}>
      <Select
        label="Property"
        placeholder="All properties"
        items={listings}
        value={listing ?? ''}
        onChange={({ target }) => navigate(hrefFor({ listing: target.value, status }))}
      />
      <Select
        label="State"
        placeholder="All states"
        items={leadStatuses.items}
        value={status ?? ''}
        onChange={({ target }) => navigate(hrefFor({ listing, status: target.value }))}
      />
    </div>
  )
}
