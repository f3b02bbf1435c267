import type { ReactNode } from 'react'
import { type TiedListing, useIsTied } from '#app/features/map/tied-listing.ts'

type TiedCardProps = { spn: string; tied: TiedListing; children: ReactNode }

/** A card of the list that its pin on the map knows of. */
export function TiedCard({ spn, tied, children }: TiedCardProps) {
  const isTied = useIsTied(tied, (other) => other === spn)
  const point = () => tied.point(spn)
  const leave = () => tied.point(undefined)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows on the map what is looked at
    <div
      data-pointed-at={isTied || undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
    </div>
  )
}
