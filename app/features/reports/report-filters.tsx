import type { ReactNode } from 'react'
import type { ReportView } from '#app/features/reports/report-view.ts'
import { useQueryForm } from '#app/forms/use-query-form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDayMonthYear } from '#contract/format/dates.ts'
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
  /** The parameters that filtering keeps: report, order and number of rows. */
  kept: Record<string, string>
  clearTo: string
  /** Shown at the end of the line. */
  children: ReactNode
}

/** The title in one line with search and filters, which the address keeps. */
export function ReportFilters({ report, filter, kept, clearTo, children }: ReportFiltersProps) {
  const { form, isBusy } = useQueryForm()
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <search>
      <form
        method="get"
        {...form}
        className={styles.filters}
        key={[report.id, clearTo, ...Object.values(filter)].join()}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <h1>{report.title}</h1>
        <TextField
          label="Search"
          hideLabel
          name="search"
          type="search"
          className={styles.find}
          maxLength={tableLimits.searchChars}
          defaultValue={filter.search}
          placeholder="Name, number or ID"
          prefix={<Icon name="search" />}
        />
        {report.status && (
          <Select
            label={report.status.label}
            hideLabel
            name="status"
            items={report.status.items}
            placeholder={`${report.status.label}: any`}
            defaultValue={filter.status ?? ''}
          />
        )}
        <DateField label="From" name="from" defaultValue={formatDayMonthYear(filter.from)} />
        <DateField label="To" name="to" defaultValue={formatDayMonthYear(filter.to)} />
        <Button type="submit" small busy={isBusy}>
          Search
        </Button>
        {isFiltered && (
          <ButtonLink to={clearTo} variant="plain" small>
            Clear
          </ButtonLink>
        )}
        {children}
      </form>
    </search>
  )
}
