import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatDay } from '#contract/format/dates.ts'
import { visitWishText } from '#contract/format/visit-wish.ts'
import type { OfferedBy } from '#contract/options/owner-checks.ts'
import type { VisitTime } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'

/** The viewer's visit of a listing, as far as it has come. */
export type Visit = {
  /** Blank for a request that was sent just now. */
  id: string
  status: 'requested' | 'proposed' | 'accepted'
  day: string | null
  time: VisitTime | ''
  /** The exact time as HH:MM; blank while only the time of day is named. */
  clock: string
  /** The owner's slot that was picked. */
  slotId: string | null
  /** What the viewer wrote to the owner. */
  line: string
  askedOn: string
}

/** What the two sides have said so far. */
export function VisitState({ visit, who }: { visit: Visit; who: OfferedBy }) {
  const when = <b>{visitWishText(visit) || 'any time'}</b>
  switch (visit.status) {
    case 'requested':
      return (
        <Banner>
          You asked on {formatDay(visit.askedOn)} for {when}. {texts.visits.hasToAgree(who)}
        </Banner>
      )
    case 'proposed':
      return (
        <Banner tone="wait">
          {texts.visits.proposesTime(who)} {when}.
        </Banner>
      )
    case 'accepted':
      return (
        <>
          <Banner>
            {texts.visits.expectsYou(who)} {when}.
          </Banner>
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
