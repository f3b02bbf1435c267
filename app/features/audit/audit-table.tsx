import { type Column, Table } from '#app/ui/table.tsx'
import { tableLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts/audit.ts'

export type AuditRow = { id: string; when: string; who: string; what: string }

/** The audit log as sentences. */
export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <Table
      caption="Audit Log"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      empty={texts.nothing}
      dense
    />
  )
}

const { date } = tableLimits.columnWidths

const columns: Column<AuditRow>[] = [
  {
    key: 'when',
    head: 'Date',
    width: date,
    cell: ({ when }) => <span className="number">{when}</span>,
  },
  { key: 'who', head: 'Person', width: 190, cell: ({ who }) => <b>{who}</b> },
  { key: 'what', head: 'What', cell: ({ what }) => what },
]
