import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as styles from '#app/features/home-group/home-ways.module.css'

/** One listing of a home; without a path it is the one whose page this is. */
export type HomeWay = { path: string; price: string; owner: string; listed: string }

type HomeWaysProps = { title: string; ways: readonly HomeWay[]; children?: ReactNode }

/** Every listing of the same home, the cheapest first. */
export function HomeWays({ title, ways, children }: HomeWaysProps) {
  return (
    <>
      <h2 id="ways">{title}</h2>
      <ul className={styles.ways}>
        {ways.map(({ path, price, owner, listed }) => (
          <li key={price + owner + listed}>
            <b className="number">{price}</b>
            <span>
              {owner} <span className="soft small">{listed}</span>
            </span>
            {path ? <Link to={path}>See this one</Link> : <span className="soft">Shown here</span>}
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}
