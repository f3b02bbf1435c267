import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatDay } from '#contract/dates.ts'
import type { VisitTime } from '#contract/options.ts'
import { visitWishText } from '#contract/visit-wish.ts'

/** The viewer's visit of a listing, as far as it has come. */
export type Visit = {
  /** Blank for a request that was sent just now. */
  id: string
  status: 'requested' | 'proposed' | 'accepted'
  day: string | null
  time: VisitTime | ''
  askedOn: string
}

/** What the two sides have said so far. */
export function VisitState({ visit }: { visit: Visit }) {
  const when = <b>{visitWishText({ day: visit.day, time: visit.time || null }) || 'any time'}</b>
  switch (visit.status) {
    case 'requested':
      return (
        <Notice>
          You asked on {formatDay(visit.askedOn)} for {when}. The owner has your name and number and
          answers here or calls.
        </Notice>
      )
    case 'proposed':
      return <Notice tone="wait">The owner proposes another time: {when}.</Notice>
    case 'accepted':
      return (
        <>
          <Notice>The owner expects you: {when}.</Notice>
          <ButtonLink
            to={`/dashboard/visit.ics?id=${visit.id}`}
            variant="quiet"
            wide
            reloadDocument
            download
          >
            <Icon name="calendar-days" />
            Add to calendar
          </ButtonLink>
        </>
      )
  }
}
