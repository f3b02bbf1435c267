import { comparedListings, MOST_COMPARED } from '#app/features/compare/compared-listings.ts'
import { Check } from '#app/ui/check.tsx'
import { classes } from '#app/ui/classes.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/compare/compare.module.css'

type CompareToggleProps = { spn: string; name: string }

/** Ticks a listing for comparing; the tray leads to the comparison. */
export function CompareToggle({ spn, name }: CompareToggleProps) {
  const isIn = comparedListings.useHas(spn)
  const toast = useToast()

  function flip() {
    if (isIn) comparedListings.remove(spn)
    else if (comparedListings.read().length >= MOST_COMPARED)
      toast(texts.listing.compareFull(MOST_COMPARED), 'bad')
    else comparedListings.add(spn)
  }

  return (
    <span className={classes(styles.compareToggle, 'needs-script', 'not-printed')}>
      <Check label="Compare" checked={isIn} onChange={flip} aria-label={`Compare ${name}`} />
    </span>
  )
}
