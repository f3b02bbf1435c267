import { HomeLink } from '#app/features/phone-bar/home-link.tsx'
import { PhoneBar } from '#app/features/phone-bar/phone-bar.tsx'
import { HandOverAtLogout } from '#app/sections/seller/hand-over-at-logout.tsx'
import type { ViewerSummary } from '#app/session/root-data.ts'

export type OwnPlacesProps = { viewer: ViewerSummary; at: 'header' | 'foot' }

/** Links for signed-in people to their own pages, on phones. */
export default function OwnPlaces({ viewer, at }: OwnPlacesProps) {
  return (
    <>
      {at === 'header' ? (
        <HomeLink viewer={viewer} />
      ) : (
        <PhoneBar viewer={viewer} side="seeker" label="Your places" />
      )}
      <HandOverAtLogout />
    </>
  )
}
