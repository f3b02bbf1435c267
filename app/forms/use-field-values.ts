import {
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { dropDraft, keepDraft, keepDraftsEvent, readDraft } from '#app/forms/drafts.ts'
import { useViewer } from '#app/root-data.ts'

const pauseMs = 1_500

type FieldValuesOptions<Values> = {
  formRef: RefObject<HTMLFormElement | null>
  start: Values
  /** Under which name this tab keeps what was typed. */
  draftKey: string
  /** Keeps a draft with every change, and not only when the session ends. */
  keepsDraft: boolean
  /** Never kept in a draft. */
  secrets: readonly (keyof Values)[]
  checks: Checks
}

/** From when on a field is told what is wrong with it: its first change, a pause, or an attempt. */
export type Checks = 'whileTyping' | 'afterPause' | 'afterSubmit'

/** What the fields of a form hold, and which of them may be told that they are wrong. */
export function useFieldValues<Values extends Record<string, unknown>>(
  options: FieldValuesOptions<Values>,
) {
  const { formRef, start, draftKey, keepsDraft, secrets, checks } = options
  const [values, setValues] = useState(start)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [isOutdated, setOutdated] = useState(false)
  const person = useViewer()?.phone ?? ''
  // Uploads and other answers come between two renders.
  const latest = useRef(start)
  const pause = useRef(0)

  // After the hydration, whose first render must show what the server sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once for each form
  useLayoutEffect(() => {
    const draft = readDraft(draftKey, person)
    const early = readEarly(formRef.current, start)
    // What the browser put back after a reload is formatted for reading; the draft is not.
    put({ ...latest.current, ...early, ...(draft && pickKnown(draft.values, start)) })
    setOutdated(draft?.start !== undefined && draft.start !== JSON.stringify(start))
    if (draft && !keepsDraft) dropDraft(draftKey)
    return () => clearTimeout(pause.current)
  }, [draftKey])

  function put(next: Values) {
    latest.current = next
    setValues(next)
  }

  function settle(...names: string[]) {
    setSettled((now) => new Set([...now, ...names]))
  }

  function keep() {
    const open = Object.entries(latest.current).filter(([name]) => !secrets.includes(name))
    keepDraft(draftKey, person, Object.fromEntries(open), JSON.stringify(start))
  }

  const keepBeforeReload = useEffectEvent(() => {
    if (Object.keys(start).some((name) => latest.current[name] !== start[name])) keep()
  })
  useEffect(() => {
    const listener = () => keepBeforeReload()
    addEventListener(keepDraftsEvent, listener)
    return () => removeEventListener(keepDraftsEvent, listener)
  }, [])

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    put({ ...latest.current, [name]: value })
    if (keepsDraft) keep()
    clearTimeout(pause.current)
    if (checks === 'whileTyping') settle(name)
    if (checks === 'afterPause') pause.current = window.setTimeout(() => settle(name), pauseMs)
  }

  return {
    values,
    /** Whether a draft was typed over other values than those that the form starts with now. */
    isOutdated,
    settled,
    settle,
    change,
    /** What a field holds now, for answers that come between two renders. */
    read: <Name extends keyof Values>(name: Name) => latest.current[name],
    /** Keeps what is typed until the form is shown again. */
    keep,
    /** Drops what was kept, once it has been sent. */
    forget: () => dropDraft(draftKey),
    /** Starts again with these values and drops the draft. */
    reset(next: SetStateAction<Values>) {
      dropDraft(draftKey)
      put(typeof next === 'function' ? next(latest.current) : next)
      setSettled(new Set())
      setOutdated(false)
    },
  }
}

/** Only fields that the form has now, in case it was another when the draft was kept. */
function pickKnown<Values extends object>(draft: Record<string, unknown>, start: Values) {
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => Object.hasOwn(start, name)),
  ) as Partial<Values>
}

/** What was typed before the page was live, or brought back by the browser after a reload. */
function readEarly<Values extends object>(form: HTMLFormElement | null, start: Values) {
  const typed = Object.entries(start).flatMap(([name, value]) => {
    const field = form?.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isText && field.value && field.value !== String(value) ? [[name, field.value]] : []
  })
  return Object.fromEntries(typed) as Partial<Values>
}
