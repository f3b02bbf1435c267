import { type CSSProperties, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CompareHead } from '#app/features/compare/compare-head.tsx'
import { ComparePair } from '#app/features/compare/compare-pair.tsx'
import { comparedListings, comparePath } from '#app/features/compare/compared-listings.ts'
import type { Comparison } from '#app/features/compare/comparison.ts'
import { Check } from '#app/ui/check.tsx'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/compare/compare.module.css'

/** Two homes that a phone shows side by side, by their places in the table. */
type Pair = readonly [left: number, right: number]

/** Properties side by side, with what differs marked: all of them, or two at a time on a phone. */
export function CompareTable({ comparison: { columns, rows } }: { comparison: Comparison }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [chosen, setChosen] = useState<Pair>([0, 1])
  const navigate = useNavigate()
  const pair = chosen[1] < columns.length ? chosen : ([0, 1] as const)
  const isOther = (place: number) => columns.length > 2 && !pair.includes(place)

  function remove(spn: string, { currentTarget }: MouseEvent) {
    focusNeighbour(currentTarget)
    comparedListings.remove(spn)
    const others = columns.map((column) => column.spn).filter((each) => each !== spn)
    navigate(comparePath(others), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      {columns.length > 1 && (
        <Check
          label="Show only what differs"
          className={classes(styles.onlyDifferent, 'not-printed')}
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />
      )}
      {columns.length > 2 && <ComparePair columns={columns} pair={pair} onPair={setChosen} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={styles.compareScroll} tabIndex={0} aria-label="Comparison">
        <table
          className={classes(styles.compareTable, onlyDifferent && styles.isShort)}
          style={{ '--columns': columns.length } as CSSProperties}
        >
          <CompareHead columns={columns} isOther={isOther} onRemove={remove} />
          <tbody>
            {rows.map(({ label, values, isDifferent }) => (
              <tr
                key={label}
                className={classes(
                  isDifferent && styles.isDifferent,
                  values[pair[0]] !== values[pair[1]] && columns.length > 1 && styles.isPairApart,
                )}
              >
                <th scope="row">{label}</th>
                {values.map((value, place) => (
                  <td
                    key={columns[place]?.spn}
                    className={classes(isOther(place) && styles.isOther)}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** The column is removed, and with it the button that has the focus. */
function focusNeighbour(button: Element) {
  const column = button.closest('td')
  const next = column?.nextElementSibling ?? column?.previousElementSibling
  const target = next?.querySelector('button') ?? document.querySelector('h1')
  target?.focus()
}
