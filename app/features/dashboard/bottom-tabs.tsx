import { Link, NavLink } from 'react-router'
import { type DashboardTab, dashboardTabs } from '#app/features/dashboard/dashboard-tabs.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/dashboard/dashboard-frame.module.css'

const elsewhere = ['saved_tab', 'visits']
const inBar = dashboardTabs.filter(({ id }) => !elsewhere.includes(id))
const half = Math.ceil(inBar.length / 2)

/** The bar at the foot of phones: the tabs, and listing a property between them. */
export function BottomTabs() {
  return (
    <nav aria-label="Dashboard" className={styles.bottomTabs} data-dock>
      {inBar.slice(0, half).map(toLink)}
      <Link to="/list-property" className={styles.listTab}>
        <Icon name="plus" />
        List
      </Link>
      {inBar.slice(half).map(toLink)}
    </nav>
  )
}

function toLink({ id, to, short, icon }: DashboardTab) {
  return (
    <NavLink key={id} to={to} end={id === 'dashboard_tab'}>
      <Icon name={icon} />
      {short}
    </NavLink>
  )
}
