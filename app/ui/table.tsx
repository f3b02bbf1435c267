import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/ui/table.module.css'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** In pixels; the rest shares what is left. */
  width?: number
  align?: 'right'
  sortable?: boolean
  /** Whether the head is only read out, where the column speaks for itself. */
  hidesHead?: boolean
}

export type Sort = { key: string; direction: 'ascending' | 'descending' }

type TableProps<Row> = {
  /** What the table lists, for those who do not see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty?: ReactNode
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** What is shown below an open row; undefined for closed ones. */
  detail?: (row: Row) => ReactNode
  /** What a click on a row does, besides a button in it that does the same by keys. */
  onRow?: (row: Row) => void
  /** One low line per row; what does not fit is cut. */
  dense?: boolean
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  detail,
  onRow,
  dense,
  ...props
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen scrolls by keys
    <section className={styles.tableWrap} aria-label={caption} tabIndex={0}>
      <table className={classes(styles.table, dense && styles.isDense)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const open = detail?.(row)
            return (
              <Fragment key={rowKey(row)}>
                <tr
                  className={classes(open !== undefined && styles.rowOpen, onRow && styles.isLink)}
                  onClick={onRow && ((event) => isRowMeant(event) && onRow(row))}
                >
                  {columns.map((column) => (
                    <td key={column.key} className={column.align && styles.isAtRight}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
                {open !== undefined && (
                  <tr className={styles.rowDetail}>
                    <td colSpan={columns.length}>{open}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
          {rows.length === 0 && (
            <tr className={styles.rowEmpty}>
              <td colSpan={columns.length}>{props.empty ?? texts.empty.table}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Not a click on something in the row, nor the end of selecting its text. */
function isRowMeant({ target, defaultPrevented }: MouseEvent) {
  const isControl = (target as Element).closest('a, button, input, select, textarea, label')
  return !defaultPrevented && !isControl && !getSelection()?.toString()
}

type HeadProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const sorted = sort?.key === column.key ? sort.direction : undefined
  const arrow = sorted === 'descending' ? 'arrow-down' : 'arrow-up'
  const other = sorted === 'ascending' ? 'descending' : 'ascending'

  return (
    <th
      scope="col"
      className={column.align && styles.isAtRight}
      style={column.width ? { width: column.width, minWidth: column.width } : undefined}
      aria-sort={column.sortable ? (sorted ?? 'none') : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ key: column.key, direction: other })}
        >
          {column.head}
          <Icon name={arrow} className={classes(!sorted && styles.off)} />
        </button>
      ) : (
        <span className={classes(column.hidesHead && 'visually-hidden')}>{column.head}</span>
      )}
    </th>
  )
}
