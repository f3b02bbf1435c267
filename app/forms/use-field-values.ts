import { type RefObject, type SetStateAction, useLayoutEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#app/forms/drafts.ts'
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
  /** Checks a field from its first change on, and not only after a pause. */
  checksWhileTyping: boolean
}

/** What the fields of a form hold, and which of them may be told that they are wrong. */
export function useFieldValues<Values extends Record<string, unknown>>(
  options: FieldValuesOptions<Values>,
) {
  const { formRef, start, draftKey, keepsDraft, secrets, checksWhileTyping } = options
  const [values, setValues] = useState(start)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const person = useViewer()?.phone ?? ''
  const pause = useRef(0)

  // After the hydration, whose first render must show what the server sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once for each form
  useLayoutEffect(() => {
    const draft = readDraft(draftKey, person)
    const early = readEarly(formRef.current, start)
    setValues((now) => ({ ...now, ...(draft && pickKnown(draft, start)), ...early }))
    if (draft && !keepsDraft) dropDraft(draftKey)
    return () => clearTimeout(pause.current)
  }, [draftKey])

  function settle(...names: string[]) {
    setSettled((now) => new Set([...now, ...names]))
  }

  function keep(all: Values) {
    const open = Object.entries(all).filter(([name]) => !secrets.includes(name))
    keepDraft(draftKey, person, Object.fromEntries(open))
  }

  function change<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    const next = { ...values, [name]: value }
    setValues((now) => ({ ...now, [name]: value }))
    if (keepsDraft) keep(next)
    clearTimeout(pause.current)
    if (checksWhileTyping) settle(name)
    else pause.current = window.setTimeout(() => settle(name), pauseMs)
  }

  return {
    values,
    settled,
    settle,
    change,
    /** Keeps what is typed until the form is shown again. */
    keep: () => keep(values),
    /** Starts anew with these values, for good. */
    reset(next: SetStateAction<Values>) {
      dropDraft(draftKey)
      setValues(next)
      setSettled(new Set())
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
