import type { MouseEvent } from 'react'
import type { Pin } from '#app/features/map/cluster-pins.ts'
import { type HighlightedListing, useIsHighlighted } from '#app/features/map/highlighted-listing.ts'
import { classes } from '#app/ui/classes.ts'
import { shortPrice } from '#contract/format/money.ts'
import * as styles from '#app/features/map/results-map.module.css'

type ListingPinProps = {
  pin: Pin
  highlighted: HighlightedListing
  isPicked: boolean
  /** False beyond the edge, where the pin waits for the map to move and cannot be tabbed to. */
  isInView: boolean
  isSeen: boolean
  onPick: (pin: Pin, event: MouseEvent) => void
}

/** The price of a listing, or how many there are. */
export function ListingPin({
  pin,
  highlighted,
  isPicked,
  isInView,
  isSeen,
  onPick,
}: ListingPinProps) {
  const [first] = pin.points
  const isHighlighted = useIsHighlighted(highlighted, (spn) =>
    pin.points.some((point) => point.spn === spn),
  )
  // Beyond the first listings, only the number is known.
  const isMany = pin.count > 1 || !first
  const point = () => highlighted.point(isMany ? undefined : first?.spn)
  const leave = () => highlighted.point(undefined)

  return (
    <button
      type="button"
      className={classes(
        isMany ? styles.pinMany : styles.pin,
        (isHighlighted || isPicked) && styles.isOn,
        isSeen && styles.isSeen,
        !isMany && first?.isNearby && styles.isNearby,
      )}
      data-pointed-at={isHighlighted || undefined}
      aria-label={pinLabel(pin)}
      aria-hidden={!isInView}
      tabIndex={isInView ? undefined : -1}
      aria-expanded={isMany ? undefined : isPicked}
      onClick={(event) => onPick(pin, event)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {isMany ? pin.count : shortPrice(first?.price)}
    </button>
  )
}

function pinLabel({ points, count }: Pin) {
  const [first] = points
  if (count > 1 || !first) return `${count} ${count === 1 ? 'home' : 'homes'} here`
  const where = first.isNearby ? 'nearby' : undefined
  // The visible text comes first, so that speech control finds the pin by what is read on it.
  return [shortPrice(first.price), first.title, first.place, where].filter(Boolean).join(', ')
}
