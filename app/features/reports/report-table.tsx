import type { ReactNode } from 'react'
import { ReportDetail } from '#app/features/reports/report-detail.tsx'
import type {
  CellView,
  ColumnView,
  ReportRowView,
  ReportView,
} from '#app/features/reports/report-view.ts'
import { classes } from '#app/ui/classes.ts'
import { type Column, type Sort, Table } from '#app/ui/table.tsx'
import * as styles from '#app/features/reports/reports.module.css'
import * as statusStyles from '#app/ui/status-tag.module.css'

type ReportTableProps = {
  report: ReportView
  sort: Sort
  onSort: (sort: Sort) => void
  openId: string | undefined
  onToggle: (id: string) => void
  isRaw: boolean
  /** What can be done about a row, beside its details. */
  actions: ((row: ReportRowView) => ReactNode) | undefined
  /** Further content of a row, below its own facts. */
  more: ((row: ReportRowView) => ReactNode) | undefined
}

/** The rows of a report; one of them may be open. */
export function ReportTable({
  report,
  openId,
  onToggle,
  isRaw,
  actions,
  more,
  ...sorting
}: ReportTableProps) {
  const open = { id: openId, onToggle }
  return (
    <Table
      caption={report.title}
      dense
      columns={report.columns.map((column, place) => toColumn(column, place, open))}
      rows={report.rows}
      rowKey={({ id }) => id}
      onRow={({ id }) => onToggle(id)}
      {...sorting}
      detail={(row) =>
        row.id === openId ? (
          <ReportDetail row={row} isRaw={isRaw} actions={actions?.(row)} more={more?.(row)} />
        ) : undefined
      }
    />
  )
}

type Open = { id: string | undefined; onToggle: (id: string) => void }

/** The button that opens the row is its first cell. */
function toColumn(
  { key, head, sort, isNumber }: ColumnView,
  place: number,
  open: Open,
): Column<ReportRowView> {
  return {
    key: sort ?? key,
    head,
    sortable: sort !== undefined,
    ...(isNumber && { align: 'right' as const }),
    cell: (row) => {
      const cell = row.cells[place]!
      if (place > 0) return <Cell {...cell} />
      return (
        <button
          type="button"
          className={styles.open}
          aria-expanded={row.id === open.id}
          data-row={row.id}
          onClick={() => open.onToggle(row.id)}
        >
          {cell.text || '–'}
          <span className="visually-hidden"> Details of {row.name}</span>
        </button>
      )
    },
  }
}

const tones = {
  good: statusStyles.statusGood,
  wait: statusStyles.statusWait,
  bad: statusStyles.statusBad,
}

function Cell({ text, href, tone, isStrong }: CellView) {
  if (tone) {
    return <span className={classes(statusStyles.status, tones[tone], styles.tag)}>{text}</span>
  }
  if (href) {
    return (
      <a href={href} className={classes(styles.cut, styles.reach)}>
        {text}
      </a>
    )
  }
  return (
    <span className={classes(styles.cut, isStrong && styles.strong)} title={hint(text)}>
      {text || '–'}
    </span>
  )
}

/** What may be cut is shown in full while the pointer rests on it. */
function hint(text: string) {
  return text.length > 28 ? text : undefined
}
