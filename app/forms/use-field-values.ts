import {
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DraftKeeper } from '#app/forms/draft-keeper.ts'
import { keepDraftsEvent } from '#app/forms/drafts.ts'
import { type FieldEvent, fieldReducer, startFields } from '#app/forms/field-state.ts'
import type { FieldErrors } from '#app/forms/form-values.ts'

const pauseMs = 1_500

type FieldValuesOptions<Values> = {
  formRef: RefObject<HTMLFormElement | null>
  start: Values
  /** Names what is kept; another form has another key. */
  draftKey: string
  keeper: DraftKeeper
  checks: Checks
  /** The name of a field's input in the form. */
  inputName: (name: string) => string
}

/** When a field begins to show its error: at its first change, a pause, or an attempt. */
export type Checks = 'whileTyping' | 'afterPause' | 'afterSubmit'

/** What the fields of a form hold, and which of them may show an error. */
export function useFieldValues<Values extends Record<string, unknown>>(
  options: FieldValuesOptions<Values>,
) {
  const { formRef, start, draftKey, keeper, checks, inputName } = options
  const [state, setState] = useState(() => startFields(start, keeper.initial))
  // A ref, since uploads and other answers arrive between two renders.
  const latest = useRef(state)
  const pause = useRef(0)

  function dispatch(event: FieldEvent<Values>) {
    latest.current = fieldReducer(latest.current, event)
    setState(latest.current)
  }

  // After the hydration, whose first render must show what the server sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once for each form
  useLayoutEffect(() => {
    const kept = keeper.read() ?? keeper.initial
    // Values that the browser restored after a reload are formatted for reading, so a stored draft
    // wins.
    const early = readEarly(formRef.current, latest.current.values, inputName)
    dispatch({ type: 'restore', early, kept })
    return () => clearTimeout(pause.current)
  }, [draftKey])

  useBeforeLeaving(() => {
    const { values } = latest.current
    const isTyped = Object.keys(start).some((name) => values[name] !== start[name])
    if (isTyped) keeper.keep(values)
  })

  function settle(...names: string[]) {
    dispatch({ type: 'settle', names })
  }

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    dispatch({ type: 'change', name, value, settles: checks === 'whileTyping' })
    keeper.note(latest.current.values)
    clearTimeout(pause.current)
    if (checks === 'afterPause') pause.current = window.setTimeout(() => settle(name), pauseMs)
  }

  return {
    ...state,
    settle,
    change,
    refuse: (errors: FieldErrors) => dispatch({ type: 'refuse', errors }),
    /** What a field holds now, for answers that come between two renders. */
    read: <Name extends keyof Values>(name: Name) => latest.current.values[name],
    /** Drops what was kept, once it has been sent. */
    forget: keeper.forget,
    /** Starts again with these values and drops the draft. */
    reset(next: SetStateAction<Values>) {
      keeper.forget()
      const { values } = latest.current
      dispatch({ type: 'reset', values: typeof next === 'function' ? next(values) : next })
    },
  }
}

function useBeforeLeaving(keep: () => void) {
  const onLeave = useEffectEvent(keep)
  useEffect(() => {
    const listener = () => onLeave()
    addEventListener(keepDraftsEvent, listener)
    return () => removeEventListener(keepDraftsEvent, listener)
  }, [])
}

/** What was typed before the page was live, or brought back by the browser after a reload. */
function readEarly<Values extends object>(
  form: HTMLFormElement | null,
  shown: Values,
  inputName: (name: string) => string,
) {
  const typed = Object.entries(shown).flatMap(([name, value]) => {
    const field = form?.elements.namedItem(inputName(name))
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isText && field.value && field.value !== String(value) ? [[name, field.value]] : []
  })
  return Object.fromEntries(typed) as Partial<Values>
}
