import type { Source } from '#contract/costs/cost-rates.ts'
import { formatDay } from '#contract/format/dates.ts'

/** One cost, what it is in plain words, and who set its rate. */
export type CostLine = {
  label: string
  /** Rupees; null where nobody said how much. */
  amount: number | null
  /** Shown in place of the amount: Included, Free. */
  words?: string | undefined
  why: string
  source?: Source | undefined
  /** Whether it is part of another line, and so not added. */
  isWithin?: boolean
}

/** Costs that belong together, and their sum. */
export type CostGroup = {
  title: string
  lines: CostLine[]
  total: {
    label: string
    amount: number
    /** Whether every line is known. */
    isWhole: boolean
    note?: string | undefined
  }
  sources: LineSource[]
}

/** Where the rate of a line comes from. `dayText` is its day in words, which `costGroup` adds. */
type LineSource = Source & { label: string; dayText: string }

type GroupTexts = { title: string; label: string; note?: string }

/** Adds lines up. Those without an amount and those within others count nothing. */
export function costGroup({ title, label, note }: GroupTexts, lines: CostLine[]): CostGroup {
  const added = lines.filter(({ isWithin }) => !isWithin)
  return {
    title,
    lines,
    total: {
      label,
      amount: added.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      isWhole: added.every(({ amount }) => amount !== null),
      note,
    },
    sources: lines.flatMap(({ label, source }) =>
      source ? [{ ...source, label, dayText: formatDay(source.asOf) }] : [],
    ),
  }
}
