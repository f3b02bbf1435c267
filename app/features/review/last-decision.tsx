import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useTransition,
} from 'react'
import { Link, useNavigate } from 'react-router'
import { useShortcuts } from '#app/features/review/use-shortcuts.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button } from '#app/ui/button.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import { type ListingStatus, listingStatuses } from '#contract/options.ts'
import * as texts from '#contract/texts/staff.ts'
import * as styles from '#app/features/review/last-decision.module.css'

type Decision = {
  spn: string
  status: ListingStatus
  isUndoable: boolean
  /** The listing on show, where changes to it were decided about. */
  shown?: string | undefined
}
type Shared = {
  decision: Decision | undefined
  /** Opens another page, and shows with it what was decided on this one. */
  leave: (to: string, decision: Decision | undefined) => void
  isLeaving: boolean
}

const LastDecisionContext = createContext<Shared | undefined>(undefined)

/** Keeps the last decision while the desk goes on to the next listing. */
export function LastDecisionProvider({ children }: { children: ReactNode }) {
  const [decision, setDecision] = useState<Decision>()
  const [isLeaving, startLeaving] = useTransition()
  const navigate = useNavigate()

  // A key means the listing on screen: it and the line about the last one change in one commit.
  function leave(to: string, next: Decision | undefined) {
    startLeaving(async () => {
      await navigate(to)
      startLeaving(() => setDecision(next))
    })
  }
  return (
    <LastDecisionContext value={{ decision, leave, isLeaving }}>{children}</LastDecisionContext>
  )
}

export function useLastDecision(): Shared {
  const shared = useContext(LastDecisionContext)
  if (!shared) throw new Error('useLastDecision needs a LastDecisionProvider above it')
  return shared
}

/** What was decided last, in the flow of the page so that it covers nothing, with Undo for a while. */
export function LastDecision() {
  const { decision } = useLastDecision()
  return (
    <div role="status">
      {decision && <Line key={`${decision.spn} ${decision.status}`} {...decision} />}
    </div>
  )
}

function Line({ spn, status, isUndoable, shown }: Decision) {
  const canUndo = useForSeconds(isUndoable ? reviewLimits.undoSeconds : 0)
  const { undo, isBusy, trouble } = useUndo(spn)
  useShortcuts({ ...(canUndo && { u: undo }) })

  return (
    <p className={styles.line}>
      <span>
        {texts.updated}: {shown && 'the changes to '}
        <Link to={`/admin/review/${shown ?? spn}`}>{shown ?? spn}</Link> {shown ? 'are' : 'is'} now{' '}
        {listingStatuses.labels[status]}. {trouble}
      </span>
      {canUndo && (
        <Button variant="quiet" small busy={isBusy} onClick={undo}>
          Undo <kbd>U</kbd>
        </Button>
      )}
    </p>
  )
}

/** Takes the approval back and opens its listing again. */
function useUndo(spn: string) {
  const { run, isBusy, trouble } = useCall()
  const { leave, isLeaving } = useLastDecision()

  async function undo() {
    if (isLeaving) return
    const onDone = () => leave(`/admin/review/${spn}`, undefined)
    await run('/api/review/undo', { spn }, { onDone })
  }
  return { undo, isBusy: isBusy || isLeaving, trouble: trouble?.message }
}

/** True at first, false after so many seconds. */
function useForSeconds(seconds: number) {
  const [isOver, setIsOver] = useState(seconds === 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), seconds * 1_000)
    return () => clearTimeout(timer)
  }, [seconds])
  return !isOver
}
