import type { ReactNode } from 'react'
import { ReportDetail } from '#app/features/reports/report-detail.tsx'
import type { CellView, ReportRowView, ReportView } from '#app/features/reports/report-view.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type Column, type Sort, Table } from '#app/ui/table.tsx'
import { tableLimits } from '#contract/limits.ts'
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
}

/** The rows of a report; one of them may be open. */
export function ReportTable({
  report,
  openId,
  onToggle,
  isRaw,
  actions,
  ...sorting
}: ReportTableProps) {
  return (
    <Table
      caption={report.title}
      columns={[...report.columns.map(toColumn), toggleColumn(openId, onToggle)]}
      rows={report.rows}
      rowKey={({ id }) => id}
      {...sorting}
      detail={(row) =>
        row.id === openId ? (
          <ReportDetail row={row} isRaw={isRaw} actions={actions?.(row)} />
        ) : undefined
      }
    />
  )
}

function toColumn(
  { key, head, sort, isMoment }: ReportView['columns'][number],
  place: number,
): Column<ReportRowView> {
  return {
    key: sort ?? key,
    head,
    sortable: sort !== undefined,
    ...(isMoment && { width: tableLimits.columnWidths.date }),
    cell: ({ cells }) => <Cell {...cells[place]!} />,
  }
}

const tones = {
  good: statusStyles.statusGood,
  wait: statusStyles.statusWait,
  bad: statusStyles.statusBad,
}

function Cell({ text, below, tone, isStrong }: CellView) {
  if (tone) return <span className={classes(statusStyles.status, tones[tone])}>{text}</span>
  return (
    <div className={styles.cell}>
      <span className={classes(styles.cut, wrapping(text), isStrong && styles.strong)}>
        {text || '–'}
      </span>
      {below && <span className={classes('soft', 'number', styles.isShort)}>{below}</span>}
    </div>
  )
}

/** Only very long words may be broken: one of them would squeeze all other columns. */
function wrapping(text: string) {
  if (text.length <= 18) return styles.isShort
  return /\S{32}/.test(text) ? styles.hasLongWord : undefined
}

function toggleColumn(
  openId: string | undefined,
  onToggle: (id: string) => void,
): Column<ReportRowView> {
  return {
    key: 'toggle',
    head: 'Details',
    hidesHead: true,
    width: 56,
    align: 'right',
    cell: ({ id, name }) => (
      <IconButton
        label={`Details of ${name}`}
        aria-expanded={id === openId}
        data-row={id}
        onClick={() => onToggle(id)}
      >
        <Icon name={id === openId ? 'chevron-up' : 'chevron-down'} />
      </IconButton>
    ),
  }
}
