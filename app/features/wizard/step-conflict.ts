/**
 * The answers that a step starts from, and what became of them elsewhere: saved in another tab
 * (`saved`), or changed before the page was loaded. Whoever types decides which ones to keep.
 */
export type StepState<Answers> = {
  start: Answers
  saved?: Answers | undefined
  isDecided: boolean
}

export type StepEvent<Answers> =
  | { type: 'savedElsewhere'; saved: Answers }
  | { type: 'keepMine' }
  /** `start` is what the step starts from now; it stays where only typed answers were taken. */
  | { type: 'takeTheirs'; start?: Answers | undefined }

export function stepReducer<Answers>(
  state: StepState<Answers>,
  event: StepEvent<Answers>,
): StepState<Answers> {
  if (event.type === 'savedElsewhere') return { ...state, saved: event.saved }
  const start = event.type === 'takeTheirs' ? (event.start ?? state.start) : state.start
  return { start, isDecided: true }
}

export type Conflict<Answers> = { kind: 'saved' | 'outdated' | 'typed'; answers: Answers }

type Elsewhere<Answers> = {
  /** What is typed here was typed over other answers than those that are saved now. */
  isOutdated: boolean
  /** What was typed on another device. */
  typed: Partial<Answers> | undefined
}

/** The other answers that the person is asked about; saved answers come before typed ones. */
export function findConflict<Answers>(
  { start, saved, isDecided }: StepState<Answers>,
  { isOutdated, typed }: Elsewhere<Answers>,
): Conflict<Answers> | undefined {
  if (saved) return { kind: 'saved', answers: saved }
  if (isOutdated && !isDecided) return { kind: 'outdated', answers: start }
  return typed && { kind: 'typed', answers: { ...start, ...typed } }
}
