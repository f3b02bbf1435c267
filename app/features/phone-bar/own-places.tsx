import { HomeLink } from '#app/features/phone-bar/home-link.tsx'
import { PhoneBar } from '#app/features/phone-bar/phone-bar.tsx'
import type { ViewerSummary } from '#app/session/root-data.ts'

export type OwnPlacesProps = { viewer: ViewerSummary; at: 'header' | 'foot' }

/** The way of somebody who is signed in to their own pages, on a phone. */
export default function OwnPlaces({ viewer, at }: OwnPlacesProps) {
  if (at === 'header') return <HomeLink viewer={viewer} />
  return <PhoneBar viewer={viewer} side="seeker" label="Your places" />
}
