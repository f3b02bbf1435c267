import { Link } from 'react-router'
import * as styles from '#app/features/landing/landing.module.css'

export type LinkGroup = { title: string; links: { label: string; to: string; count?: string }[] }

/** Links to further pages, with the number of listings on each. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ title, links }) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, to, count }) => (
          <li key={to}>
            {/* Too many pages to load any of them in advance. */}
            <Link to={to} discover="none">
              {label}
              {count && <span className="number"> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
