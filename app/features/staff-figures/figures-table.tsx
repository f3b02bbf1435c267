import type { FiguresRow } from '#app/features/staff-figures/figures-view.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { groupIndian } from '#contract/format/money.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/staff-figures/staff-figures.module.css'

const columns: readonly Column<FiguresRow>[] = [
  { key: 'week', head: 'Week', cell: ({ week }) => week },
  { key: 'name', head: 'Person', cell: ({ name }) => <b>{name}</b> },
  {
    key: 'reviewed',
    head: 'Reviewed',
    align: 'right',
    cell: ({ reviewed }) => groupIndian(reviewed),
  },
  {
    key: 'median',
    head: 'Median wait',
    align: 'right',
    cell: ({ median, isLate }) => <span data-bad={isLate || undefined}>{median || '–'}</span>,
  },
  { key: 'goal', head: 'Within two hours', cell: ({ inGoal }) => <Goal percent={inGoal} /> },
  { key: 'back', head: 'Sent back', align: 'right', cell: ({ sentBack }) => sentBack },
  {
    key: 'reasons',
    head: 'For',
    cell: ({ reasons }) => <span className={styles.reasons}>{reasons || '–'}</span>,
  },
  { key: 'reopened', head: 'Reopened', align: 'right', cell: ({ reopened }) => reopened },
  { key: 'complaints', head: 'Complaints', align: 'right', cell: ({ complaints }) => complaints },
]

/** One row for each person and week. */
export function FiguresTable({ rows }: { rows: readonly FiguresRow[] }) {
  return (
    <div className={styles.table}>
      <Table
        caption="Decisions by person and week"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={texts.noDecisions}
      />
    </div>
  )
}

function Goal({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return '–'
  return (
    <span className={styles.share}>
      <meter min={0} max={100} value={percent} aria-label={texts.decidedInTime} /> {percent} %
    </span>
  )
}
