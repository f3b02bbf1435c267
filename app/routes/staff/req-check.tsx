import { useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import { useRefresh } from '#app/browser/use-refresh.ts'
import { ReportFilters } from '#app/features/reports/report-filters.tsx'
import { ReportKeys } from '#app/features/reports/report-keys.tsx'
import { ReportTable } from '#app/features/reports/report-table.tsx'
import { ReportLinks, ReportTabs } from '#app/features/reports/report-tabs.tsx'
import { useReportKeys } from '#app/features/reports/use-report-keys.ts'
import { useIsAdministrator } from '#app/features/staff-frame/staff-side.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { loadReport } from '#app/loaders/staff/load-report.ts'
import { tablePath } from '#app/loaders/table-path.ts'
import { rowActions, rowMore } from '#app/sections/staff/row-actions.tsx'
import { resourcesContext, siteContext } from '#app/session/context.ts'
import { requireStaff } from '#app/session/viewer.ts'
import { CsvLink } from '#app/ui/csv-link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { reportPageSize } from '#contract/options/reports.ts'
import * as texts from '#contract/texts/staff.ts'
import type { Route } from './+types/req-check'
import * as styles from '#app/features/reports/reports.module.css'

export const meta = pageMeta({ title: 'Request Check', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireStaff(context, url)
  const { name } = context.get(siteContext)
  return loadReport(context.get(resourcesContext).db, viewer, url, name)
}

export default function ReportViewer({ loaderData }: Route.ComponentProps) {
  const { report, filter, total, isExact, page, pages, pageSize, waiting } = loaderData
  const { id } = report
  const { sort, order, ...filters } = filter
  const navigate = useNavigate()
  const { openId, toggle, isRaw, isBusy } = useOpenRow()
  const path = (more: object) =>
    tablePath('/req-check', { id, rows: pageSize, ...more }, reportPageSize)
  const direction = order ?? (sort ? 'asc' : 'desc')

  return (
    <div className={styles.page}>
      <ReportTabs current={id} waiting={waiting} />
      <ReportFilters
        report={report}
        filter={filters}
        kept={textsOf({ id, sort, order, rows: pageSize })}
        clearTo={path({ sort, order })}
      >
        <span className={`soft ${styles.count}`}>{texts.rowCount(total, isExact)}</span>
        <CsvLink to={tablePath('/req-check.csv', { id, ...filter })} />
      </ReportFilters>
      <div className={styles.table} aria-busy={isBusy}>
        {isBusy && (
          <div className={styles.busy}>
            <Spinner />
          </div>
        )}
        <ReportTable
          report={report}
          sort={{
            key: sort ?? 'date',
            direction: direction === 'asc' ? 'ascending' : 'descending',
          }}
          onSort={({ key, direction }) => {
            const order = direction === 'ascending' ? 'asc' : 'desc'
            navigate(path({ ...filters, sort: key, order }), { preventScrollReset: true })
          }}
          openId={openId}
          onToggle={toggle}
          isRaw={isRaw}
          actions={rowActions[id]}
          more={rowMore[id]}
        />
      </div>
      <div className={styles.end}>
        <ReportKeys />
        <Pager
          page={page}
          pages={pages}
          pageSize={pageSize}
          hasEnds
          hrefFor={(page, rows) => path({ ...filter, page, rows })}
        />
      </div>
      <ReportLinks isAdministrator={useIsAdministrator()} />
    </div>
  )
}

/** Which row is open and how, and the keys that change it. */
function useOpenRow() {
  const [openId, setOpenId] = useState<string>()
  const [isRaw, setIsRaw] = useState(false)
  const { state } = useRevalidator()
  const refresh = useRefresh()
  const isBusy = useNavigation().state === 'loading' || state === 'loading'

  useReportKeys({
    onReload: refresh,
    onClose() {
      if (openId) document.querySelector<HTMLElement>(`[data-row="${openId}"]`)?.focus()
      setOpenId(undefined)
    },
    onToggleRaw: () => setIsRaw((isRaw) => !isRaw),
  })

  function toggle(id: string) {
    setOpenId(id === openId ? undefined : id)
  }
  return { openId, toggle, isRaw, isBusy }
}

function textsOf(values: Record<string, string | number | undefined>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
