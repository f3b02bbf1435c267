import { Fragment, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pagerWindow } from '#app/ui/pager-window.ts'
import { pageSizes } from '#contract/limits.ts'
import * as inputStyles from '#app/ui/input.module.css'
import * as styles from '#app/ui/pager.module.css'

type PagerProps = {
  page: number
  pages: number
  pageSize: number
  /** The address of a page; a new size starts at page 1. */
  hrefFor: (page: number, pageSize: number) => string
  label?: string
  /** Whether the first and the last page are offered too, for tables of very many pages. */
  hasEnds?: boolean
}

/** How many rows, and which of their pages. */
export function Pager({
  page,
  pages,
  pageSize,
  hrefFor,
  label = 'Pages',
  hasEnds = false,
}: PagerProps) {
  const navigate = useNavigate()
  const numbers = pagerWindow(page, pages)
  const hasFirst = hasEnds && numbers[0] !== 1
  const hasLast = hasEnds && pages > 1 && numbers.at(-1) !== pages
  const shown = [...(hasFirst ? [1] : []), ...numbers, ...(hasLast ? [pages] : [])]

  return (
    <div className={styles.pager}>
      <label>
        <span className="soft">Rows</span>
        <select
          className={classes(inputStyles.select, styles.select)}
          value={pageSize}
          onChange={(event) =>
            navigate(hrefFor(1, Number(event.target.value)), { preventScrollReset: true })
          }
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <nav className={styles.pages} aria-label={label}>
        <Turn label="Previous page" to={page > 1 ? hrefFor(page - 1, pageSize) : undefined}>
          <Icon name="chevron-left" />
        </Turn>
        {shown.map((number, place) => (
          <Fragment key={number}>
            {place > 0 && number > shown[place - 1]! + 1 && <span aria-hidden="true">…</span>}
            <Link
              to={hrefFor(number, pageSize)}
              preventScrollReset
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </Fragment>
        ))}
        <Turn label="Next page" to={page < pages ? hrefFor(page + 1, pageSize) : undefined}>
          <Icon name="chevron-right" />
        </Turn>
      </nav>
    </div>
  )
}

function Turn({ label, to, children }: { label: string; to?: string; children: ReactNode }) {
  return to === undefined ? (
    <span className={styles.turnOff} aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link to={to} aria-label={label} preventScrollReset>
      {children}
    </Link>
  )
}
