import { type Column, Table } from '#app/ui/table.tsx'
import { type LoanYear, loanSchedule } from '#contract/costs/loan-schedule.ts'
import type { Loan } from '#contract/costs/usual-loan.ts'
import { formatRupees, groupIndian } from '#contract/format/money.ts'
import * as styles from '#app/features/emi/calculators.module.css'

const columns: Column<LoanYear>[] = [
  { key: 'year', head: 'Year', cell: ({ year }) => year },
  amountColumn('principal', 'Principal'),
  amountColumn('interest', 'Interest'),
  amountColumn('open', 'Still owed'),
]

function amountColumn(key: 'principal' | 'interest' | 'open', head: string): Column<LoanYear> {
  const cell = (year: LoanYear) => <span className="number">{groupIndian(year[key])}</span>
  return { key, head, cell, align: 'right' }
}

/** Principal and interest of each year, drawn and as a table. */
export function LoanYears({ loan, extra }: { loan: Loan; extra: number }) {
  const { years } = loanSchedule(loan, extra)

  return (
    <section className={styles.part} aria-labelledby="years-title">
      <h3 id="years-title">Year by year</h3>
      <p className="soft small">
        In rupees: what pays back the loan, and what is interest
        {extra > 0 && `, with ${formatRupees(extra)} more at the end of each year`}.
      </p>
      <YearChart years={years} most={loan.years} />
      <div className={styles.years}>
        <Table
          caption="The loan year by year"
          columns={columns}
          rows={years}
          rowKey={({ year }) => `${year}`}
        />
      </div>
    </section>
  )
}

const step = 10
const bar = 7
const height = 100

type YearChartProps = {
  years: LoanYear[]
  /** The years of the loan without prepayment, to show what is saved. */
  most: number
}

/** A bar for each year: interest on top of principal. The table repeats it for screen readers. */
function YearChart({ years, most }: YearChartProps) {
  const tallest = Math.max(1, ...years.map(({ principal, interest }) => principal + interest))
  const scale = height / tallest
  const parts = years.map(({ year, principal, interest }) => {
    const x = (year - 1) * step + (step - bar) / 2
    const low = principal * scale
    return {
      principal: barOf(x, height, low),
      interest: barOf(x, height - low, interest * scale),
    }
  })

  return (
    <figure className={styles.chart} aria-hidden="true">
      <svg viewBox={`0 0 ${most * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.isPrincipal} d={parts.map((each) => each.principal).join('')} />
        <path className={styles.isInterest} d={parts.map((each) => each.interest).join('')} />
      </svg>
      <figcaption>
        <span>Year 1</span>
        <span className={styles.isPrincipal}>Principal</span>
        <span className={styles.isInterest}>Interest</span>
        <span>Year {most}</span>
      </figcaption>
    </figure>
  )
}

function barOf(x: number, bottom: number, tall: number) {
  return `M${x} ${bottom.toFixed(2)}v-${tall.toFixed(2)}h${bar}v${tall.toFixed(2)}z`
}
