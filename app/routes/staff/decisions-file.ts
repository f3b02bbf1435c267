import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { formatDayMonthYear } from '#contract/format/dates.ts'
import { answerLabel } from '#contract/listing/answer-texts.ts'
import { toCsv } from '#domain/exports/csv.ts'
import { exportStaffFigures, type StaffFigures } from '#domain/review/list-staff-figures.ts'
import type { Route } from './+types/decisions-file'

const heads = [
  'Week from',
  'Person',
  'Reviewed',
  'Median minutes',
  'Sent in before',
  'Within two hours',
  'Sent back',
  'For',
  'Reopened',
  'Complaints',
]

/** What the page of decisions shows, as a file for a spreadsheet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const figures = await exportStaffFigures(context.get(resourcesContext).db, viewer)
  return new Response(toCsv([heads, ...figures.map(toLine)]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="decisions.csv"',
      'cache-control': 'no-store',
    },
  })
}

function toLine({ medianMinutes, reasons, ...figures }: StaffFigures) {
  const { week, name, reviewed, timed, inGoal, sentBack, reopened, complaints } = figures
  const asked = reasons.map(({ field, count }) => `${answerLabel(field)} ${count}`).join(', ')
  const median = medianMinutes === null ? '' : Math.round(medianMinutes)
  const counts = [reviewed, median, timed, inGoal, sentBack]
  return [formatDayMonthYear(week), name, ...counts, asked, reopened, complaints]
}
