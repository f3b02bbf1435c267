import type { FieldErrors } from '#app/forms/form-values.ts'

/** What the fields of a form hold, and which errors they may show. */
export type FieldState<Values> = {
  values: Values
  /** The fields that may show what is wrong with them. */
  settled: ReadonlySet<string>
  /** What the server said is wrong, until the field is changed. */
  refused: FieldErrors
  /** Whether a draft was typed over other values than those that the form starts with now. */
  isOutdated: boolean
}

export type FieldEvent<Values> =
  /** What was typed before: too early for the page, or in a draft, which wins. */
  | { type: 'restore'; early: Partial<Values>; kept: Kept | undefined }
  | { type: 'change'; name: string; value: unknown; settles: boolean }
  | { type: 'settle'; names: readonly string[] }
  | { type: 'refuse'; errors: FieldErrors }
  | { type: 'reset'; values: Values }

type Kept = { values: Record<string, unknown>; isOutdated: boolean }

export function startFields<Values extends object>(
  start: Values,
  kept: Kept | undefined,
): FieldState<Values> {
  const values = { ...start, ...pickKnown(kept?.values, start) }
  return { values, settled: new Set(), refused: {}, isOutdated: kept?.isOutdated ?? false }
}

export function fieldReducer<Values extends object>(
  state: FieldState<Values>,
  event: FieldEvent<Values>,
): FieldState<Values> {
  switch (event.type) {
    case 'restore': {
      const { early, kept } = event
      const values = { ...state.values, ...early, ...pickKnown(kept?.values, state.values) }
      return { ...state, values, isOutdated: kept?.isOutdated ?? false }
    }
    case 'change': {
      const { [event.name]: _, ...refused } = state.refused
      const values = { ...state.values, [event.name]: event.value }
      return settle({ ...state, values, refused }, event.settles ? [event.name] : [])
    }
    case 'settle':
      return settle(state, event.names)
    case 'refuse':
      return { ...state, refused: event.errors }
    case 'reset':
      return startFields(event.values, undefined)
  }
}

function settle<Values>(state: FieldState<Values>, names: readonly string[]): FieldState<Values> {
  if (names.every((name) => state.settled.has(name))) return state
  return { ...state, settled: new Set([...state.settled, ...names]) }
}

/** The error of a field: the server's, else the check's once the field is settled. */
export function errorOf(
  { refused, settled }: Pick<FieldState<unknown>, 'refused' | 'settled'>,
  wrong: FieldErrors,
  name: string,
): string | undefined {
  return refused[name] ?? (settled.has(name) ? wrong[name] : undefined)
}

/** Only fields that the form has now, in case it was another when they were kept. */
function pickKnown<Values extends object>(
  kept: Record<string, unknown> | undefined,
  known: Values,
) {
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name]) => Object.hasOwn(known, name)),
  ) as Partial<Values>
}
