import { expectTypeOf, test } from 'vitest'
import type { call } from '#app/api-client.ts'
import type { FormValues, RestOf } from '#app/forms/form-values.ts'
import type { useCallForm } from '#app/forms/use-call-form.ts'
import type { ReportReason, VisitTime } from '#contract/options.ts'

test('a field holds what the schema of its call takes, or nothing yet', () => {
  type Report = FormValues<'/api/prop/report'>
  expectTypeOf<Report['reason']>().toEqualTypeOf<ReportReason | ''>()
  expectTypeOf<Report['note']>().toEqualTypeOf<string>()
  expectTypeOf<FormValues<'/api/prop/user/appointment'>['visit_time']>().toEqualTypeOf<
    VisitTime | ''
  >()
})

test('the fields of a call with two shapes are those of both', () => {
  type Verify = FormValues<'/api/otp/v'>
  expectTypeOf<keyof Verify>().toEqualTypeOf<
    'loginSign' | 'phone_no' | 'u_otp' | 'full_name' | 'email'
  >()
})

test('what a call takes besides its fields has to be given', () => {
  expectTypeOf<RestOf<'/api/prop/report', 'reason' | 'note'>>().toEqualTypeOf<{
    spnInput: string
  }>()
})

test('calls and forms refuse names and values that the table of calls does not know', () => {
  const check = (post: typeof call, useForm: typeof useCallForm) => {
    post('/api/prop/report', { spnInput: 'SPN1', reason: 'fake' })
    // @ts-expect-error: no such reason
    post('/api/prop/report', { spnInput: 'SPN1', reason: 'ugly' })
    // @ts-expect-error: the listing is missing
    post('/api/prop/report', { reason: 'fake' })

    const onDone = () => {}
    useForm('/api/prop/report', { start: { reason: '' }, rest: { spnInput: 'SPN1' }, onDone })
    // @ts-expect-error: no such field
    useForm('/api/req/call', { start: { full_name: '', phone_no_b: '', age: '' }, onDone })
    // @ts-expect-error: the listing is missing
    useForm('/api/prop/report', { start: { reason: '' }, onDone })
  }
  expectTypeOf(check).toBeFunction()
})
