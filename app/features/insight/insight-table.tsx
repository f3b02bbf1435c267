import { Disclosure } from '#app/ui/disclosure.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatDay } from '#contract/format/dates.ts'
import type { InsightDay } from '#domain/insight/find-insight.ts'

const columns: Column<InsightDay>[] = [
  { key: 'day', head: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'views', head: 'Views', cell: ({ views }) => views, align: 'right' },
  { key: 'saves', head: 'Saves', cell: ({ saves }) => saves, align: 'right' },
  { key: 'contacts', head: 'Contacts', cell: ({ contacts }) => contacts, align: 'right' },
  { key: 'visits', head: 'Visits', cell: ({ visits }) => visits, align: 'right' },
]

/** The numbers behind the charts, the newest day first. */
export function InsightTable({ days }: { days: readonly InsightDay[] }) {
  return (
    <Disclosure summary="Day by day">
      <Table
        caption="Views, saves, contacts and visits by day"
        columns={columns}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
      />
    </Disclosure>
  )
}
