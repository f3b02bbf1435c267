import { Link } from 'react-router'
import * as styles from '#app/features/landing/landing.module.css'

type PriceTableProps = {
  caption: string
  /** The headings of the first and the second column. */
  heads: readonly [string, string]
  rows: readonly {
    label: string
    to?: string | undefined
    price: string | undefined
    count: string
  }[]
  note?: string
}

/** Median asking prices, row by row, each with the number of listings behind it. */
export function PriceTable({ caption, heads, rows, note }: PriceTableProps) {
  return (
    <>
      <table className={styles.prices}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
            <th scope="col">On offer</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, to, price, count }) => (
            <tr key={label}>
              <th scope="row">
                {to ? (
                  <Link to={to} discover="none">
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </th>
              <td className="number">{price ?? <span className="soft">Too few to say</span>}</td>
              <td className="number">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="soft small">{note}</p>}
    </>
  )
}
