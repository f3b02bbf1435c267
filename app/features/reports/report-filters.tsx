import type { ReportView } from '#app/features/reports/report-view.ts'
import { useQueryForm } from '#app/forms/use-query-form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { tableLimits } from '#contract/limits.ts'
import * as styles from '#app/features/reports/reports.module.css'

export type ReportFilterValues = {
  search?: string | undefined
  status?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type ReportFiltersProps = {
  report: ReportView
  filter: ReportFilterValues
  /** What stays as it is: the report, the order and the number of rows. */
  kept: Record<string, string>
  clearTo: string
}

/** Search and filters, which the address holds. */
export function ReportFilters({ report, filter, kept, clearTo }: ReportFiltersProps) {
  const { form, isBusy } = useQueryForm()
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <search>
      <form
        method="get"
        {...form}
        className={styles.filters}
        key={report.id + clearTo + isFiltered}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label="Search"
          name="search"
          type="search"
          maxLength={tableLimits.searchChars}
          defaultValue={filter.search}
          placeholder="Name, number or ID"
        />
        {report.status && (
          <Select
            label={report.status.label}
            name="status"
            items={report.status.items}
            placeholder="All"
            defaultValue={filter.status ?? ''}
          />
        )}
        <TextField label="From" name="from" type="date" defaultValue={filter.from} />
        <TextField label="To" name="to" type="date" defaultValue={filter.to} />
        <Button type="submit" busy={isBusy}>
          <Icon name="search" />
          Search
        </Button>
        {isFiltered && (
          <ButtonLink to={clearTo} variant="plain">
            Clear
          </ButtonLink>
        )}
      </form>
    </search>
  )
}
