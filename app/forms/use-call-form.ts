import { type FormEvent, type RefObject, type SetStateAction, useRef } from 'react'
import {
  type AnswerOf,
  type CallPath,
  call,
  type PostedOf,
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
type Values<P extends CallPath, Name extends NameOf<P>> = Pick<FormValues<P>, Name>

type Options<P extends CallPath, Name extends NameOf<P>> = {
  /** What the fields hold at first, by our names of what the call takes. */
  start: Values<P, Name>
  /** The call's own schema, fetched when somebody first enters the form. */
  schema?: () => Promise<SchemaOf<P>>
  /** Another check in place of the schema's, fetched as late. */
  check?: () => Promise<Check>
  /** Replaces the call; returns nothing where it has handled the outcome itself. */
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
  const { rest, checks = 'afterPause', onDone, onRefused, toasts, refreshes } = options
  const { send = (posted: PostedOf<P>) => call(path, posted) } = options
  const formRef = useRef<HTMLFormElement>(null)
  const fields = useKeptFields<P, Name>(path, { ...options, checks }, formRef)
  const { values } = fields
  const { edit, runOwn, ...calls } = useFormCalls({ ...fields, formRef, back: options.back })
  const { check, prepare } = useCheck(path, options)

  const posted = { ...values, ...rest } as PostedOf<P>
  const mayCheck = check && (checks === 'afterSubmit' || fields.settled.size > 0)
  const wrong = mayCheck ? check(posted) : {}
  const isWrong = (errors: FieldErrors) => Object.keys(errors).some((name) => name in values)

  function change<K extends Name>(name: K, value: Values<P, Name>[K]) {
    fields.change(name, value)
    edit()
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (calls.busyWith) return
    fields.settle(...Object.keys(values))
    const errors = check?.(posted) ?? {}
    if (isWrong(errors)) return calls.showErrors(errors)
    // A field left open is posted as '', which the schema refuses or reads as no answer.
    await runOwn(() => send(posted), { name: 'submit', toasts, refreshes, onDone, onRefused })
  }

  return {
    ...calls,
    formRef,
    values,
    submit,
    change,
    read: fields.read,
    forget: fields.forget,
    isOutdated: fields.isOutdated,
    /** Whether nothing is known to be missing or wrong. */
    isComplete: !isWrong(wrong),
    setErrors: fields.refuse,
    /** Something that is posted beside the fields was changed: the last failure is no longer true. */
    edit,
    prepare,
    /** What a field of ui/ takes. */
    field: <K extends Name>(name: K) => ({
      name: postedName(path, name),
      value: values[name],
      error: errorOf(fields, wrong, name),
      onValue: (value: Values<P, Name>[K]) => change(name, value),
    }),
    leaveField: fields.leave,
    focus: (name: Name) => focusField(formRef.current, postedName(path, name)),
    reset(next: SetStateAction<Values<P, Name>>) {
      edit()
      fields.reset(next)
    },
  }
}

type FormRef = RefObject<HTMLFormElement | null>

/** The values of the fields, kept in this tab unless the form has a keeper of its own. */
function useKeptFields<P extends CallPath, Name extends NameOf<P>>(
  path: P,
  options: Options<P, Name> & { checks: Checks },
  formRef: FormRef,
) {
  const { start, rest, checks, keepsDraft = false, secrets = [] } = options
  const { draftKey = `${path} ${JSON.stringify(rest ?? {})}` } = options
  const person = useViewer()?.phone ?? ''
  const inTab = { key: draftKey, person, start, keepsDraft, secrets }
  const fields = useFieldValues<Values<P, Name>>({
    formRef,
    start,
    draftKey,
    keeper: options.keeper ?? tabKeeper(inTab),
    checks,
    inputName: (name) => postedName(path, name),
  })

  /** A field was left: if it was changed, it may show what is wrong with it. */
  function leave(posted: string) {
    const name = ourName(path, posted) as Name
    const isChanged = name in start && fields.values[name] !== start[name]
    if (isChanged && checks !== 'afterSubmit') fields.settle(name)
  }

  return { ...fields, leave }
}

type FormCalls = {
  values: object
  refuse: (errors: FieldErrors) => void
  formRef: FormRef
  back: string | undefined
}

/** The calls of a form: what is wrong with its fields is shown there, the rest as usual. */
function useFormCalls({ values, refuse, formRef, back }: FormCalls) {
  const { trouble, busyWith, edit, ...calls } = useCall({ back })

  function showErrors(errors: FieldErrors) {
    const show = () => refuse(errors)
    if (formRef.current) focusFirstInvalid(formRef.current, show)
    else show()
  }

  function atFields<Answer>(options: CallOptions<Answer>): CallOptions<Answer> {
    return {
      ...options,
      onRefused(refusal) {
        if (options.onRefused?.(refusal) === true) return true
        showErrors(refusal.errors)
        return Object.keys(refusal.errors).some((name) => name in values)
      },
    }
  }

  return {
    trouble,
    canRetry: trouble?.of === 'submit' && trouble.canRetry,
    busyWith,
    edit,
    showErrors,
    runOwn: <Answer>(
      send: () => Promise<Reply<Answer> | undefined>,
      options: CallOptions<Answer>,
    ) => calls.runOwn(send, atFields(options)),
    /** Makes another call than the one that sends the form; its errors are shown the same way. */
    run: <Q extends CallPath>(
      path: Q,
      posted: PostedOf<Q>,
      options: CallOptions<AnswerOf<Q>> & { name: string },
    ) => calls.run(path, posted, atFields(options)),
  }
}
