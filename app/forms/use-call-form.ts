import { type FormEvent, type SetStateAction, useRef } from 'react'
import {
  type AnswerOf,
  type CallPath,
  call,
  type PostedOf,
  type Refusal,
  type Reply,
  type SchemaOf,
} from '#app/forms/api-client.ts'
import type { CallOptions } from '#app/forms/call-runner.ts'
import { type DraftKeeper, tabKeeper } from '#app/forms/draft-keeper.ts'
import { errorOf } from '#app/forms/field-state.ts'
import { focusField, focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import type { FieldErrors, FormValues, RestOf } from '#app/forms/form-values.ts'
import type { Check } from '#app/forms/load-check.ts'
import { useCall } from '#app/forms/use-call.ts'
import { useCheck } from '#app/forms/use-check.ts'
import { type Checks, useFieldValues } from '#app/forms/use-field-values.ts'
import { useViewer } from '#app/session/root-data.ts'
import { ourName, postedName } from '#contract/schemas/posted-names.ts'

type NameOf<P extends CallPath> = keyof FormValues<P> & string

type Options<P extends CallPath, Name extends NameOf<P>> = {
  /** What the fields hold at first, by our names of what the call takes. */
  start: Pick<FormValues<P>, Name>
  /** The call's own schema, fetched when somebody first enters the form. */
  schema?: () => Promise<SchemaOf<P>>
  /** Another check in place of the schema's, fetched as late. */
  check?: () => Promise<Check>
  /** Makes the call in its own way; returns nothing where it has handled the outcome itself. */
  send?: (posted: PostedOf<P>) => Promise<Reply<AnswerOf<P>> | undefined>
  keepsDraft?: boolean
  /** Keeps what is typed in another place than this tab. */
  keeper?: DraftKeeper
  /** The name of the draft, where several forms share one or posted values must not be part of it. */
  draftKey?: string
  secrets?: readonly NoInfer<Name>[]
  checks?: Checks
} & Pick<CallOptions<AnswerOf<P>>, 'back' | 'toasts' | 'refreshes' | 'onDone' | 'onRefused'> &
  (Record<never, never> extends RestOf<P, Name>
    ? { rest?: RestOf<P, Name> }
    : { /** What the call takes besides the fields. */ rest: RestOf<P, Name> })

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

  const { onDone, onRefused, rest, back, toasts, refreshes } = options
  const { checks = 'afterPause', send = (posted: PostedOf<P>) => call(path, posted) } = options
  const formRef = useRef<HTMLFormElement>(null)
  const person = useViewer()?.phone ?? ''
  const { start, draftKey = `${path} ${JSON.stringify(rest ?? {})}`, secrets = [] } = options
  const inTab = { key: draftKey, person, start, keepsDraft: options.keepsDraft ?? false, secrets }
  const keeper = options.keeper ?? tabKeeper(inTab)
  const fields = useFieldValues<Values>({
    formRef,
    start,
    draftKey,
    keeper,
    checks,
    inputName: (name) => postedName(path, name),
  })
  const { values } = fields
  const { trouble, busyWith, ...calls } = useCall({ back })
  const { check, prepare } = useCheck(path, options)

  const posted = { ...values, ...rest } as PostedOf<P>
  const mayCheck = check && (checks === 'afterSubmit' || fields.settled.size > 0)
  const wrong = mayCheck ? check(posted) : {}

  function isField(name: string): name is Name {
    return name in values
  }

  function change<K extends Name>(name: K, value: Values[K]) {
    fields.change(name, value)
    calls.edit()
  }

  function showErrors(errors: FieldErrors) {
    const show = () => fields.refuse(errors)
    if (formRef.current) focusFirstInvalid(formRef.current, show)
    else show()
  }

  /** Shows at the fields what is wrong with them; the rest is told as usual. */
  function atFields(refusal: Refusal, own?: (refusal: Refusal) => unknown) {
    if (own?.(refusal) === true) return true
    showErrors(refusal.errors)
    return Object.keys(refusal.errors).some(isField)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busyWith) return
    fields.settle(...Object.keys(values))
    const errors = check?.(posted) ?? {}
    if (Object.keys(errors).some(isField)) return showErrors(errors)
    // A field left open is posted as '', which the schema refuses or reads as no answer.
    await calls.runOwn(() => send(posted), {
      name: 'submit',
      toasts,
      refreshes,
      onDone,
      onRefused: (refusal) => atFields(refusal, onRefused),
    })
  }

  return {
    formRef,
    values,
    trouble,
    canRetry: trouble?.of === 'submit' && trouble.canRetry,
    busyWith,
    submit,
    /** Makes another call than the one that sends the form, with what goes wrong shown the same way. */
    run: <Q extends CallPath>(
      path: Q,
      posted: PostedOf<Q>,
      options: CallOptions<AnswerOf<Q>> & { name: string },
    ) =>
      calls.run(path, posted, {
        ...options,
        onRefused: (refusal) => atFields(refusal, options.onRefused),
      }),
    change,
    read: fields.read,
    forget: fields.forget,
    isOutdated: fields.isOutdated,
    /** Whether nothing is known to be missing or wrong. */
    isComplete: !Object.keys(wrong).some(isField),
    setErrors: fields.refuse,
    showErrors,
    prepare,
    /** What a field of ui/ takes. */
    field<K extends Name>(name: K) {
      return {
        name: postedName(path, name),
        value: values[name],
        error: errorOf(fields, wrong, name),
        onValue: (value: Values[K]) => change(name, value),
      }
    },
    /** A field was left: if it was changed, it may be told what is wrong with it. */
    leaveField(posted: string) {
      const name = ourName(path, posted)
      if (checks === 'afterSubmit' || !isField(name)) return
      if (values[name] !== options.start[name]) fields.settle(name)
    },
    focus: (name: Name) => focusField(formRef.current, postedName(path, name)),
    reset: (next: SetStateAction<Values>) => {
      calls.edit()
      fields.reset(next)
    },
  }
}
