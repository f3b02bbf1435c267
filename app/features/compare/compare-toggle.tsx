import { Link } from 'react-router'
import {
  comparedListings,
  comparePath,
  MOST_COMPARED,
} from '#app/features/compare/compared-listings.ts'
import { classes } from '#app/ui/classes.ts'
import { useToast } from '#app/ui/toast.tsx'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/compare/compare.module.css'

type CompareToggleProps = { spn: string; name: string }

/** Puts a listing beside others, and leads to them as soon as there are two. */
export function CompareToggle({ spn, name }: CompareToggleProps) {
  const compared = comparedListings.use()
  const toast = useToast()
  const isIn = compared.includes(spn)

  function flip() {
    if (isIn) comparedListings.remove(spn)
    else if (compared.length >= MOST_COMPARED)
      toast(messages.listing.compareFull(MOST_COMPARED), 'bad')
    else comparedListings.add(spn)
  }

  return (
    <span className={classes(styles.compareToggle, 'needs-script')}>
      <label>
        <input type="checkbox" checked={isIn} onChange={flip} aria-label={`Compare ${name}`} />
        Compare
      </label>
      {isIn && compared.length > 1 && (
        <Link to={comparePath(compared)}>See all {compared.length}</Link>
      )}
    </span>
  )
}
