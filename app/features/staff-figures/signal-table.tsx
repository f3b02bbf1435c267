import type { SignalRow } from '#app/features/staff-figures/figures-view.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { groupIndian } from '#contract/format/money.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/staff-figures/staff-figures.module.css'

const columns: readonly Column<SignalRow>[] = [
  { key: 'about', head: 'What the site noticed', cell: ({ about }) => <b>{about}</b> },
  {
    key: 'decided',
    head: 'Decided',
    align: 'right',
    cell: ({ decided }) => groupIndian(decided),
  },
  { key: 'refused', head: 'Refused', align: 'right', cell: ({ refused }) => groupIndian(refused) },
  {
    key: 'approved',
    head: 'Approved',
    align: 'right',
    cell: ({ approved }) => groupIndian(approved),
  },
  {
    key: 'regretted',
    head: 'Of these regretted',
    align: 'right',
    cell: ({ regretted }) => groupIndian(regretted),
  },
  { key: 'right', head: 'Right', cell: ({ right }) => <Right percent={right} /> },
]

/** How often what the site noticed was right, as staff decided. */
export function SignalTable({ rows }: { rows: readonly SignalRow[] }) {
  return (
    <div className={styles.signals}>
      <h2>{texts.signalsTitle}</h2>
      <p className="soft small">{texts.signalsHow}</p>
      <div className={styles.table}>
        <Table
          caption={texts.signalsTitle}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          empty={texts.noSignals}
        />
      </div>
    </div>
  )
}

function Right({ percent }: { percent: number }) {
  return (
    <span className={styles.share}>
      <meter min={0} max={100} value={percent} aria-label={texts.signalsTitle} /> {percent} %
    </span>
  )
}
