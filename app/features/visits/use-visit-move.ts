import { useCall } from '#app/forms/use-call.ts'
import { formatDayMonthYear } from '#contract/format/dates.ts'
import type { VisitAction, VisitTime } from '#contract/options.ts'

type Visit = { id: string; day: string | null; time: VisitTime | ''; clock: string }

/** Accepts, declines or cancels a visit; the page then shows what has become of it. */
export function useVisitMove({ id, day, time, clock }: Visit) {
  // Also after a refusal: the visit has then changed in the meantime.
  const { run, busyWith } = useCall({ refreshes: 'answered', toasts: 'both' })

  /** An owner may name an exact time within the time of day that was asked for. */
  function move(action: Exclude<VisitAction, 'propose'>, exact = clock) {
    return run(
      '/api/user/visits/update',
      action === 'accept'
        ? { id, action, day: formatDayMonthYear(day), time: time || 'morning', clock: exact }
        : { id, action },
      { name: action },
    )
  }

  return { move, busyWith }
}
