import { useLastDecision } from '#app/features/review/last-decision.tsx'
import type { useDecision } from '#app/features/review/use-decision.ts'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'

/** Something that a reviewer does, by a key or the button that stands for it. */
export type DeskAction = {
  /** As in KeyboardEvent, in small letters; the first one is shown. */
  keys: readonly string[]
  label: string
  /** What it does, for the list of keys. */
  hint: string
  run: () => unknown
  isOff?: boolean
}

export type DeskActions = ReturnType<typeof useDeskActions>

type Desk = {
  decision: ReturnType<typeof useDecision>
  turn: (by: number) => void
  tickShown: () => void
  showKeys: () => void
}

/** All that can be done at the desk: the buttons and the keys are drawn from this one table. */
export function useDeskActions({ decision, turn, tickShown, showKeys }: Desk) {
  const { undo, secondsLeft } = useLastDecision()
  const actions = {
    approve: {
      keys: ['a'],
      label: 'Approve',
      hint: 'set Active and go on',
      run: () => decision.apply('active'),
    },
    sendBack: {
      keys: ['r'],
      label: 'Send back',
      hint: 'set Review Failed with the reasons and go on',
      run: () => decision.apply('review_failed'),
    },
    skip: {
      keys: ['n'],
      label: 'Skip',
      hint: 'next property; this one waits until you log in again',
      run: () => decision.skip(),
    },
    undo: {
      keys: ['z', 'u'],
      label: 'Undo',
      hint: 'take back the approval that you just made',
      run: undo,
      isOff: secondsLeft === 0,
    },
    before: {
      keys: ['arrowleft'],
      label: 'Picture before',
      hint: 'show the picture before',
      run: () => turn(-1),
    },
    next: {
      keys: ['arrowright'],
      label: 'Next picture',
      hint: 'show the next picture',
      run: () => turn(1),
    },
    tick: {
      keys: [' ', 'x'],
      label: 'Tick picture',
      hint: 'tick the picture that is shown',
      run: tickShown,
    },
    keys: { keys: ['?'], label: 'Keys', hint: 'show this list', run: showKeys },
  } satisfies Record<string, DeskAction>

  useShortcuts(
    Object.fromEntries(
      Object.values<DeskAction>(actions).flatMap(({ keys, run }) => keys.map((key) => [key, run])),
    ),
  )
  return actions
}

const keyNames: Record<string, string> = { arrowleft: '←', arrowright: '→', ' ': 'Space' }

/** A key as it is written on keyboards. */
export function keyName({ keys: [key = ''] }: Pick<DeskAction, 'keys'>): string {
  return keyNames[key] ?? key.toUpperCase()
}
