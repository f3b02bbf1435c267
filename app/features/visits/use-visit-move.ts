import { useState } from 'react'
import { call } from '#app/api-client.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useToast } from '#app/ui/toast.tsx'
import { useRefresh } from '#app/use-refresh.ts'
import { formatDayMonthYear } from '#contract/dates.ts'
import type { VisitAction, VisitTime } from '#contract/options.ts'

type Visit = { id: string; day: string | null; time: VisitTime | '' }

/** Accepts, declines or cancels a visit; the page then shows what has become of it. */
export function useVisitMove({ id, day, time }: Visit) {
  const [busyWith, setBusyWith] = useState<VisitAction>()
  const refresh = useRefresh()
  const toast = useToast()

  async function move(action: Exclude<VisitAction, 'propose'>) {
    setBusyWith(action)
    const reply = await call(
      '/api/user/visits/update',
      action === 'accept'
        ? { _id: id, action, visit_date: formatDayMonthYear(day), visit_time: time || 'morning' }
        : { _id: id, action },
    )
    if (!reply.ok && reply.code === 401) await leaveForLogin()
    else {
      // Also after a refusal: the visit has then changed in the meantime.
      if (reply.ok || reply.code !== 0) await refresh()
      toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
    }
    setBusyWith(undefined)
  }

  return { move, busyWith }
}
