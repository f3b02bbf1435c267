import { Link } from 'react-router'
import * as styles from '#app/ui/crumbs.module.css'

type CrumbsProps = {
  /** From the home page down; the last one is this page. */
  crumbs: readonly { label: string; to: string }[]
  className?: string
}

/** Breadcrumbs from the home page to this one. */
export function Crumbs({ crumbs, className }: CrumbsProps) {
  return (
    <nav className={className} aria-label="You are here">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, at) =>
          at < crumbs.length - 1 ? (
            <li key={to}>
              <Link to={to} discover="none">
                {label}
              </Link>
            </li>
          ) : (
            <li key={to} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
