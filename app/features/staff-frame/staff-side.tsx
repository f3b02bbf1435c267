import type { ReactNode } from 'react'
import { Link, NavLink, useRouteLoaderData } from 'react-router'
import { reports } from '#contract/options.ts'
import * as styles from '#app/features/staff-frame/staff-frame.module.css'

const morePages = [
  { to: '/admin', label: 'Admin Home' },
  { to: '/admin/review', label: 'Review Queue' },
  { to: '/admin/checks', label: 'Owner Checks' },
  { to: '/admin/decisions', label: 'Decisions' },
  { to: '/admin/audit', label: 'Audit Log' },
  { to: '/admin/roles', label: 'Roles', isForAdministrators: true },
  { to: '/profile', label: 'Profile' },
]

/** Whether the viewer may also make others staff, as the frame of the staff pages has loaded. */
export function useIsAdministrator(): boolean {
  const frame = useRouteLoaderData<{ isAdministrator: boolean }>('routes/staff/staff-layout')
  return frame?.isAdministrator ?? false
}

type StaffColumnsProps = {
  /** The report that is open. */
  report?: string
  children: ReactNode
}

/** A staff page beside the list of all reports. */
export function StaffColumns({ report, children }: StaffColumnsProps) {
  const isAdministrator = useIsAdministrator()
  const pages = morePages.filter(
    ({ isForAdministrators }) => isAdministrator || !isForAdministrators,
  )
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <nav className={styles.sideTabs} aria-label="Reports">
          {reports.items.map(({ value, label }) => (
            <Link
              key={value}
              to={`/req-check?id=${value}`}
              aria-current={value === report ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <nav className={styles.sideTabs} aria-label="More">
          {pages.map(({ to, label }) => (
            <NavLink key={to} to={to} end>
              {label}
            </NavLink>
          ))}
          <a href="/logout">Logout</a>
        </nav>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
