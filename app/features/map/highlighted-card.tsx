import type { ReactNode } from 'react'
import { type HighlightedListing, useIsHighlighted } from '#app/features/map/highlighted-listing.ts'

type HighlightedCardProps = { spn: string; highlighted: HighlightedListing; children: ReactNode }

/** A card of the list, whose pin on the map is highlighted with it. */
export function HighlightedCard({ spn, highlighted, children }: HighlightedCardProps) {
  const isHighlighted = useIsHighlighted(highlighted, (other) => other === spn)
  const point = () => highlighted.point(spn)
  const leave = () => highlighted.point(undefined)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows on the map what is looked at
    <div
      data-pointed-at={isHighlighted || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
    </div>
  )
}
