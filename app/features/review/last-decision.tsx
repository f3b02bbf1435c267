import { createContext, type ReactNode, useContext, useState, useTransition } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#app/forms/use-call.ts'
import { useCountdown } from '#app/ui/use-countdown.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import type { ListingStatus } from '#contract/options.ts'

type Decision = {
  spn: string
  status: ListingStatus
  isUndoable: boolean
  /** The listing on show, where the decision was about its revision. */
  shown?: string | undefined
}

type Shared = {
  decision: Decision | undefined
  /** Opens another page, which also shows the decision made on this one. */
  leave: (to: string, decision: Decision | undefined) => Promise<void>
  /**
   * Makes one call of the desk at a time, so that a key never acts on a listing that is about to
   * change.
   */
  run: ReturnType<typeof useCall>['run']
  isBusy: boolean
  /** For how long the decision can still be undone. */
  secondsLeft: number
  /** Takes the decision back and opens its listing again. */
  undo: () => unknown
  trouble: string | undefined
}

const LastDecisionContext = createContext<Shared | undefined>(undefined)

/** Keeps the last decision while the desk goes on to the next listing. */
export function LastDecisionProvider({ children }: { children: ReactNode }) {
  const [decision, setDecision] = useState<Decision>()
  const [isLeaving, startLeaving] = useTransition()
  const navigate = useNavigate()
  const { run, isBusy: isCalling, trouble } = useCall()
  const { left: secondsLeft, start: startCountdown } = useCountdown()
  const isBusy = isCalling || isLeaving

  // Listing and line about the last decision change in one commit, so that a key always means the
  // listing on screen.
  function leave(to: string, next: Decision | undefined) {
    const { promise, resolve } = Promise.withResolvers<void>()
    startLeaving(async () => {
      await navigate(to)
      startLeaving(() => {
        setDecision(next)
        if (next !== decision) startCountdown(next?.isUndoable ? reviewLimits.undoSeconds : 0)
      })
      resolve()
    })
    return promise
  }

  function undo() {
    if (isBusy || !decision || secondsLeft === 0) return
    const { spn } = decision
    const onDone = () => leave(`/admin/review/${spn}`, undefined)
    return run('/api/review/undo', { spn }, { name: 'undo', onDone })
  }

  const undoTrouble = trouble?.of === 'undo' ? trouble.message : undefined
  const shared = { decision, leave, run, isBusy, secondsLeft, undo, trouble: undoTrouble }
  return <LastDecisionContext value={shared}>{children}</LastDecisionContext>
}

export function useLastDecision(): Shared {
  const shared = useContext(LastDecisionContext)
  if (!shared) throw new Error('useLastDecision needs a LastDecisionProvider above it')
  return shared
}
