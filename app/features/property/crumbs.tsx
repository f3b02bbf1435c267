import { Link } from 'react-router'
import type { PropertyView } from '#app/features/property/describe-property.ts'
import * as styles from '#app/features/property/crumbs.module.css'

export function Crumbs({ view }: { view: PropertyView }) {
  const word = view.deal === 'rent' ? 'Rent' : 'Buy'
  return (
    <nav className="only-wide" aria-label="You are here">
      <ol className={styles.crumbs}>
        <li>
          <Link to="/">Home</Link>
        </li>
        {view.city && (
          <li>
            <Link to={view.searchPath}>
              {word} in {view.cityName}
            </Link>
          </li>
        )}
        <li aria-current="page">{view.locality || view.kind}</li>
      </ol>
    </nav>
  )
}
