import { useLocation } from 'react-router'
import { TextLink } from '#app/ui/text-link.tsx'
import * as styles from '#app/features/staff-frame/staff-frame.module.css'

/** Links out of every staff page: back to the admin home, and over to the site. */
export function StaffLinks() {
  const isHome = /^\/admin\/?$/i.test(useLocation().pathname)
  return (
    <nav aria-label="Admin" className={styles.links}>
      {!isHome && <TextLink to="/admin">Admin Home</TextLink>}
      <TextLink to="/">Website</TextLink>
    </nav>
  )
}
