import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { CallPath, call, SchemaOf } from '#app/forms/api-client.ts'
import type { FormValues, RestOf } from '#app/forms/form-values.ts'
import type { useCallForm } from '#app/forms/use-call-form.ts'
import type { ComplaintReason, VisitTime } from '#contract/options.ts'
import type { commonNames, OurNames, postedNames } from '#contract/schemas/posted-names.ts'

test('a field holds what the schema of its call takes, or nothing yet', () => {
  type Report = FormValues<'/api/prop/report'>
  expectTypeOf<Report['reason']>().toEqualTypeOf<ComplaintReason | ''>()
  expectTypeOf<Report['note']>().toEqualTypeOf<string>()
  expectTypeOf<FormValues<'/api/prop/user/appointment'>['time']>().toEqualTypeOf<VisitTime | ''>()
})

test('the fields of a call with two shapes are those of both', () => {
  type Verify = FormValues<'/api/otp/v'>
  expectTypeOf<keyof Verify>().toEqualTypeOf<'mode' | 'phone' | 'code' | 'name' | 'email'>()
})

test('what a call takes besides its fields has to be given', () => {
  expectTypeOf<RestOf<'/api/prop/report', 'reason' | 'note'>>().toEqualTypeOf<{
    spn: string
  }>()
})

test('calls and forms refuse names and values that the table of calls does not know', () => {
  const check = (post: typeof call, useForm: typeof useCallForm) => {
    post('/api/prop/report', { spn: 'SPN1', reason: 'fake' })
    // @ts-expect-error: no such reason
    post('/api/prop/report', { spn: 'SPN1', reason: 'ugly' })
    // @ts-expect-error: the listing is missing
    post('/api/prop/report', { reason: 'fake' })

    const onDone = () => {}
    useForm('/api/prop/report', { start: { reason: '' }, rest: { spn: 'SPN1' }, onDone })
    // @ts-expect-error: no such field
    useForm('/api/req/call', { start: { name: '', phone: '', age: '' }, onDone })
    // @ts-expect-error: the listing is missing
    useForm('/api/prop/report', { start: { reason: '' }, onDone })
  }
  expectTypeOf(check).toBeFunction()
})

test('a field that has a name of ours is in the table of posted names for its call', () => {
  type Table = typeof postedNames
  type Common = typeof commonNames
  type CommonPosted = Common[keyof Common]
  type KeyOf<Form> = Form extends unknown ? keyof Form : never
  type TakenBy<P extends CallPath> = KeyOf<z.input<SchemaOf<P>>>
  type ListedFor<P extends keyof Table> = Table[P][keyof Table[P]]
  type Unknown = { [P in keyof Table]: Exclude<ListedFor<P>, TakenBy<P>> }[keyof Table]
  type Forgotten = {
    [P in keyof Table]: Exclude<Extract<TakenBy<P>, keyof OurNames>, ListedFor<P> | CommonPosted>
  }[keyof Table]
  type Ambiguous = { [P in keyof Table]: Extract<keyof Table[P], TakenBy<P>> }[keyof Table]
  expectTypeOf<Unknown>().toBeNever()
  expectTypeOf<Forgotten>().toBeNever()
  expectTypeOf<Ambiguous>().toBeNever()

  /** Our pages do not make these. */
  type Foreign =
    | '/api/prop/data'
    | '/api/prop/sbpl/das'
    | '/api/user/leads/get'
    | '/api/system/alerts/get'
    | `/api/req/${string}/g`
  type Unlisted = {
    [P in Exclude<CallPath, keyof Table | Foreign>]: Exclude<
      Extract<TakenBy<P>, keyof OurNames>,
      CommonPosted
    >
  }[Exclude<CallPath, keyof Table | Foreign>]
  expectTypeOf<Unlisted>().toBeNever()
})
