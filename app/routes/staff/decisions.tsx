import { FiguresTable } from '#app/features/staff-figures/figures-table.tsx'
import { GoalChart } from '#app/features/staff-figures/goal-chart.tsx'
import { SignalTable } from '#app/features/staff-figures/signal-table.tsx'
import { StaffColumns, useIsAdministrator } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadDecisions } from '#app/loaders/staff/load-decisions.ts'
import { resourcesContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { CsvLink } from '#app/ui/csv-link.tsx'
import * as texts from '#contract/texts/staff.ts'
import type { Route } from './+types/decisions'
import * as styles from '#app/features/staff-figures/staff-figures.module.css'

export const meta = pageMeta({ title: 'How staff decide', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadDecisions(context.get(resourcesContext).db, requireStaff(context, url))
}

export default function DecisionsPage({ loaderData }: Route.ComponentProps) {
  const { rows, weeks, signals } = loaderData
  return (
    <StaffColumns>
      <div className={styles.head}>
        <h1>How staff decide</h1>
        {rows.length > 0 && <CsvLink to="/admin/decisions.csv" />}
      </div>
      <p className="soft small">
        {useIsAdministrator() ? texts.decisionsOfAll : texts.decisionsOfOwn}
      </p>
      {weeks.length > 0 && <GoalChart weeks={weeks} />}
      <FiguresTable rows={rows} />
      <SignalTable rows={signals} />
    </StaffColumns>
  )
}
