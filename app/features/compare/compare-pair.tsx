import type { Comparison } from '#app/features/compare/comparison.ts'
import { classes } from '#app/ui/classes.ts'
import * as styles from '#app/features/compare/compare.module.css'
import * as inputStyles from '#app/ui/input.module.css'

type Pair = readonly [left: number, right: number]

type ComparePairProps = {
  columns: Comparison['columns']
  pair: Pair
  onPair: (pair: Pair) => void
}

/** Which two of three or four homes a phone shows. Columns keep their order, whichever is chosen. */
export function ComparePair({ columns, pair, onPair }: ComparePairProps) {
  function choose(side: 0 | 1, place: number) {
    const other = pair[side === 0 ? 1 : 0]
    const kept = other === place ? pair[side] : other
    onPair([Math.min(place, kept), Math.max(place, kept)])
  }

  return (
    <div className={classes(styles.comparePair, 'only-phone', 'needs-script', 'not-printed')}>
      {([0, 1] as const).map((side) => (
        <select
          key={side}
          aria-label={side === 0 ? 'Home on the left' : 'Home on the right'}
          className={inputStyles.select}
          value={pair[side]}
          onChange={(event) => choose(side, Number(event.target.value))}
        >
          {columns.map(({ spn, price, name, place }, at) => (
            <option key={spn} value={at}>
              {at + 1}. {price}, {name}, {place}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}
