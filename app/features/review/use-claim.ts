import { useEffect, useState } from 'react'
import type { ReviewView } from '#app/features/review/review-view.ts'
import { call } from '#app/forms/api-client.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import type { ListingStatus } from '#contract/options.ts'
import { claimFromWire } from '#contract/schemas/claim-wire.ts'

type Seen = { isMine: boolean; name: string; since: string; status: ListingStatus; version: number }

/**
 * Renews the claim while the page is open and visible, and learns whether somebody else has the
 * listing or has changed it.
 */
export function useClaim({ spn, claim, status, version }: ReviewView): Seen {
  const start = { isMine: claim.isMine, name: claim.name, since: `${claim.since}`, status, version }
  const [seen, setSeen] = useState<Seen>(start)

  useEffect(() => {
    let isGone = false
    async function renew() {
      if (document.visibilityState !== 'visible') return
      const reply = await call('/api/review/claim', { spn })
      if (isGone || !reply.ok) return
      setSeen(claimFromWire(reply.answer.data))
    }
    const timer = setInterval(renew, reviewLimits.renewSeconds * 1_000)
    document.addEventListener('visibilitychange', renew)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [spn])

  return seen
}
