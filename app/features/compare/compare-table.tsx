import { type CSSProperties, type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { comparedListings, comparePath } from '#app/features/compare/compared-listings.ts'
import type { Comparison } from '#app/features/compare/comparison.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as styles from '#app/features/compare/compare.module.css'
import * as pictureStyles from '#app/ui/picture.module.css'

/** Properties side by side, with what differs marked. */
export function CompareTable({ comparison: { columns, rows } }: { comparison: Comparison }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const navigate = useNavigate()
  const shown = onlyDifferent ? rows.filter((row) => row.isDifferent) : rows

  function remove(spn: string, { currentTarget }: MouseEvent) {
    focusNeighbour(currentTarget)
    comparedListings.remove(spn)
    const others = columns.map((column) => column.spn).filter((each) => each !== spn)
    navigate(comparePath(others), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      {columns.length > 1 && (
        <label className={classes(styles.onlyDifferent, 'not-printed')}>
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.target.checked)}
          />
          Show only what differs
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={styles.compareScroll} tabIndex={0} aria-label="Comparison">
        <table
          className={styles.compareTable}
          style={{ '--columns': columns.length } as CSSProperties}
        >
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.spn} scope="col">
                  <ColumnHead column={column} onRemove={(event) => remove(column.spn, event)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, values, isDifferent }) => (
              <tr
                key={label}
                className={classes(isDifferent && columns.length > 1 && styles.isDifferent)}
              >
                <th scope="row">{label}</th>
                {values.map((value, place) => (
                  <td key={columns[place]?.spn}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type ColumnHeadProps = {
  column: Comparison['columns'][number]
  onRemove: (event: MouseEvent) => void
}

function ColumnHead({ column, onRemove }: ColumnHeadProps) {
  return (
    <div className={styles.compareHead}>
      {column.photo ? (
        <Picture photo={column.photo} alt="" sizes="280px" width={240} height={180} />
      ) : (
        <span className={pictureStyles.picture} />
      )}
      <IconButton
        label={`Take ${column.name}, ${column.place} off`}
        className={styles.remove}
        onClick={onRemove}
      >
        <Icon name="x" />
      </IconButton>
      {column.gone && <Tag>{column.gone}</Tag>}
      <Link to={listingPath(column.spn)}>{column.name}</Link>
      <span className="soft small">{column.place}</span>
      {!column.gone && (
        <ButtonLink
          variant="quiet"
          small
          className={styles.contact}
          to={`${listingPath(column.spn)}#contact`}
          aria-label={`Contact the owner of ${column.name}, ${column.place}`}
        >
          <Icon name="phone" />
          Contact
        </ButtonLink>
      )}
    </div>
  )
}

/** The column goes, and with it the button that has the focus. */
function focusNeighbour(button: Element) {
  const column = button.closest('th')
  const next = column?.nextElementSibling ?? column?.previousElementSibling
  const target = next?.querySelector('button') ?? document.querySelector('h1')
  target?.focus()
}
