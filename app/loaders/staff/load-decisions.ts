import type { FiguresRow, SignalRow, WeekBar } from '#app/features/staff-figures/figures-view.ts'
import { durationText } from '#app/loaders/staff/duration.ts'
import { addDays, formatDay } from '#contract/format/dates.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { answerLabel } from '#contract/listing/answer-texts.ts'
import { signalKinds } from '#contract/options/signals.ts'
import * as texts from '#contract/texts/staff.ts'
import type { Db } from '#db/connect.ts'
import { listSignalFigures, type SignalFigures } from '#domain/review/list-signal-figures.ts'
import { listStaffFigures, type StaffFigures } from '#domain/review/list-staff-figures.ts'
import type { Viewer } from '#domain/viewer.ts'

/** How staff decided, by person and week, for a page and its file. */
export async function loadDecisions(db: Db, viewer: Viewer) {
  const [figures, signals] = await Promise.all([
    listStaffFigures(db, viewer),
    listSignalFigures(db, viewer),
  ])
  return { rows: figures.map(toRow), weeks: toWeeks(figures), signals: signals.map(toSignalRow) }
}

const names = { ...signalKinds.labels, ...texts.scoreRows }

function toSignalRow({ about, ...figures }: SignalFigures): SignalRow {
  const right = percent(figures.refused + figures.regretted, figures.decided) ?? 0
  return { key: about, about: names[about], ...figures, right }
}

function toRow(figures: StaffFigures): FiguresRow {
  const { staffId, week, name, reviewed, medianMinutes, sentBack, reasons } = figures
  return {
    key: `${week} ${staffId}`,
    week: weekText(week),
    name,
    reviewed,
    median: medianMinutes === null ? '' : durationText(medianMinutes),
    isLate: medianMinutes !== null && medianMinutes > reviewLimits.goalMinutes,
    inGoal: percent(figures.inGoal, figures.timed),
    sentBack: texts.withShare(sentBack, percent(sentBack, reviewed) ?? 0),
    reasons: reasons.map(({ field, count }) => `${answerLabel(field)} ${count}`).join(', '),
    reopened: figures.reopened,
    complaints: figures.complaints,
  }
}

/** Every week of the period, also those without a decision, the oldest first. */
function toWeeks(figures: readonly StaffFigures[]): WeekBar[] {
  const newest = figures[0]?.week
  if (!newest) return []
  return Array.from({ length: reviewLimits.figureWeeks }, (_, at) => {
    const week = addDays(newest, 7 * (at + 1 - reviewLimits.figureWeeks))
    const own = figures.filter((each) => each.week === week)
    const sum = (name: 'reviewed' | 'inGoal' | 'timed') =>
      own.reduce((total, each) => total + each[name], 0)
    return {
      week: formatDay(week).slice(0, -5),
      reviewed: sum('reviewed'),
      inGoal: percent(sum('inGoal'), sum('timed')),
    }
  })
}

function weekText(monday: string) {
  const [from, to] = [monday, addDays(monday, 6)].map((day) => formatDay(day).slice(0, -5))
  return `${from} – ${to}`
}

function percent(part: number, whole: number) {
  return whole === 0 ? undefined : Math.round((100 * part) / whole)
}
