import { type FormEvent, type SetStateAction, useRef, useState } from 'react'
import {
  type AnswerOf,
  type CallPath,
  call,
  type PostedOf,
  type Refusal,
  type Reply,
  type SchemaOf,
} from '#app/api-client.ts'
import { focusField, focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import type { FieldErrors, FormValues, RestOf } from '#app/forms/form-values.ts'
import type { Check } from '#app/forms/load-check.ts'
import { useCheck } from '#app/forms/use-check.ts'
import { type Checks, useFieldValues } from '#app/forms/use-field-values.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useViewer } from '#app/root-data.ts'

type NameOf<P extends CallPath> = keyof FormValues<P> & string

type Options<P extends CallPath, Name extends NameOf<P>> = {
  /** What the fields hold at first; their names are those that the call takes. */
  start: Pick<FormValues<P>, Name>
  /** The call's own schema, fetched when somebody first enters the form. */
  schema?: () => Promise<SchemaOf<P>>
  /** Another check in place of the schema's, fetched as late. */
  check?: () => Promise<Check>
  /** Makes the call in its own way; returns nothing where it has handled the outcome itself. */
  send?: (posted: PostedOf<P>) => Promise<Reply<AnswerOf<P>> | undefined>
  /** The call was answered; the form stays busy until this is done. */
  onDone: (answer: AnswerOf<P>) => unknown
  /** Handles a refusal in its own way; anything but true leaves it to the form. */
  onRefused?: (refusal: Refusal) => boolean
  /** The path that shows this form again after a login; this page by default. */
  back?: string
  keepsDraft?: boolean
  /** The name of the draft, where several forms share one or posted values must not be part of it. */
  draftKey?: string
  secrets?: readonly NoInfer<Name>[]
  checks?: Checks
} & (Record<never, never> extends RestOf<P, Name>
  ? { rest?: RestOf<P, Name> }
  : { /** What the call takes besides the fields. */ rest: RestOf<P, Name> })

/** Why nothing came of a call, when no field is to blame. */
export type Trouble = { message: string; canRetry: boolean }

/**
 * A form that makes a call of our API, typed by the table of calls: its values, what is wrong with
 * them, and what happens while and after it is sent. Give it to `Form`, and `field(name)` to its
 * fields.
 */
export function useCallForm<P extends CallPath, Name extends NameOf<P>>(
  path: P,
  options: Options<P, Name>,
) {
  type Values = Pick<FormValues<P>, Name>

  const { onDone, onRefused, rest, back } = options
  const { checks = 'afterPause', send = (posted: PostedOf<P>) => call(path, posted) } = options
  const formRef = useRef<HTMLFormElement>(null)
  const fields = useFieldValues<Values>({
    formRef,
    start: options.start,
    draftKey: options.draftKey ?? `${path} ${JSON.stringify(rest ?? {})}`,
    keepsDraft: options.keepsDraft ?? false,
    secrets: options.secrets ?? [],
    checks,
  })
  const { values } = fields
  const [refused, setRefused] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<Trouble>()
  const [busyWith, setBusyWith] = useState<string>()
  const { check, prepare } = useCheck(options)
  const isSignedIn = useViewer() !== null

  const posted = { ...values, ...rest }
  const mayCheck = check && (checks === 'afterSubmit' || fields.settled.size > 0)
  const wrong = mayCheck ? check(posted) : {}

  function isField(name: string): name is Name {
    return name in values
  }

  function change<K extends Name>(name: K, value: Values[K]) {
    fields.change(name, value)
    setRefused(({ [name]: _, ...others }) => others)
    setTrouble(undefined)
  }

  function showErrors(errors: FieldErrors) {
    const show = () => setRefused(errors)
    if (formRef.current) focusFirstInvalid(formRef.current, show)
    else show()
  }

  /** Runs a call of this form: one at a time, with everything that can go wrong shown. */
  async function attempt<Answer>(
    name: string,
    run: () => Promise<Reply<Answer> | undefined>,
    { onDone, onRefused }: Outcomes<Answer>,
  ) {
    if (busyWith) return
    setBusyWith(name)
    setTrouble(undefined)
    const reply = await run()
    if (reply?.ok) await onDone(reply.answer)
    else if (reply?.code === 401 && isSignedIn) await leave()
    else if (reply && !onRefused?.(reply)) refuse(reply, name)
    setBusyWith(undefined)
  }

  function leave() {
    fields.keep()
    return leaveForLogin(back)
  }

  function refuse({ code, message, errors }: Refusal, attempted: string) {
    const isExplained = Object.keys(errors).some(isField)
    const canRetry = attempted === 'submit' && (code === 0 || code >= 500)
    if (!isExplained) setTrouble({ message, canRetry })
    showErrors(errors)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busyWith) return
    fields.settle(...Object.keys(values))
    const errors = check?.(posted) ?? {}
    if (Object.keys(errors).some(isField)) return showErrors(errors)
    // A field left open is posted as '', which the schema refuses or reads as no answer.
    await attempt('submit', () => send(posted as PostedOf<P>), {
      onDone,
      ...(onRefused && { onRefused }),
    })
  }

  return {
    formRef,
    values,
    trouble,
    busyWith,
    submit,
    attempt,
    change,
    read: fields.read,
    forget: fields.forget,
    isOutdated: fields.isOutdated,
    /** Whether nothing is known to be missing or wrong. */
    isComplete: !Object.keys(wrong).some(isField),
    setErrors: setRefused,
    showErrors,
    prepare,
    /** What a field of ui/ takes. */
    field<K extends Name>(name: K) {
      return {
        name,
        value: values[name],
        error: refused[name] ?? (fields.settled.has(name) ? wrong[name] : undefined),
        onValue: (value: Values[K]) => change(name, value),
      }
    },
    /** A field was left: if it was changed, it may be told what is wrong with it. */
    leaveField(name: string) {
      if (checks === 'afterSubmit' || !isField(name)) return
      if (values[name] !== options.start[name]) fields.settle(name)
    },
    focus: (name: Name) => focusField(formRef.current, name),
    reset: (next: SetStateAction<Values>) => {
      setRefused({})
      setTrouble(undefined)
      fields.reset(next)
    },
  }
}

type Outcomes<Answer> = {
  onDone: (answer: Answer) => unknown
  onRefused?: (refusal: Refusal) => boolean
}
