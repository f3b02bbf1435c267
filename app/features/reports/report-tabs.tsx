import { Link, NavLink } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import {
  type Report,
  type ReportWithWaiting,
  reportPath,
  reports,
  waitingPath,
} from '#contract/options/reports.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/reports/reports.module.css'

type ReportTabsProps = { current: Report; waiting: Record<ReportWithWaiting, number> }

/** All reports side by side; the number beside one opens what waits in it. */
export function ReportTabs({ current, waiting }: ReportTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Reports">
      {reports.items.map(({ value, label }) => (
        <span key={value} className={styles.tab}>
          <Link to={reportPath(value)} aria-current={value === current ? 'page' : undefined}>
            {label}
          </Link>
          {hasWaiting(value, waiting) && waiting[value] > 0 && (
            <Link to={waitingPath(value)} className={styles.waiting}>
              <Tag>
                {texts.waiting(waiting[value])}
                <span className="visually-hidden"> waiting in {label}</span>
              </Tag>
            </Link>
          )}
        </span>
      ))}
    </nav>
  )
}

function hasWaiting(id: string, waiting: object): id is ReportWithWaiting {
  return Object.hasOwn(waiting, id)
}

type ReportLinksProps = { isAdministrator: boolean }

/** The other pages of the staff. */
export function ReportLinks({ isAdministrator }: ReportLinksProps) {
  return (
    <nav className={styles.links} aria-label="More">
      <NavLink to="/admin/review">Review Queue</NavLink>
      <NavLink to="/admin/audit">Audit Log</NavLink>
      {isAdministrator && <NavLink to="/admin/roles">Roles</NavLink>}
      <NavLink to="/profile">Profile</NavLink>
      <a href="/logout">Logout</a>
    </nav>
  )
}
