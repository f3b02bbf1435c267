import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { userDataSchema, userLocationSchema } from '#contract/schemas/user.ts'

function errorsOf(form: object, currentEmail?: string) {
  const { error } = userDataSchema(currentEmail).safeParse(form)
  return error && fieldErrors(error)
}

test('a profile has a name and a simple e-mail address', () => {
  expect(
    userDataSchema().parse({ user_name: ' Ritu ', user_email: 'ritu@b.in', role: 'staff' }),
  ).toEqual({
    user_name: 'Ritu',
    user_email: 'ritu@b.in',
  })
  expect(errorsOf({ user_name: '', user_email: '' })).toEqual({
    user_name: 'Enter Full Name.',
    user_email: 'Invalid email id.',
  })
})

test('an address from before may stay', () => {
  const form = { user_name: 'Ritu', user_email: 'ritu+home@mail.example' }
  expect(errorsOf(form)).toEqual({ user_email: 'Invalid email id.' })
  expect(errorsOf(form, 'ritu+home@mail.example')).toBeUndefined()
})

test('a position is on earth', () => {
  expect(userLocationSchema.parse({ latitude: '28.61', longitude: '77.2' })).toEqual({
    latitude: 28.61,
    longitude: 77.2,
  })
  expect(userLocationSchema.safeParse({ latitude: '128', longitude: '77' }).success).toBe(false)
})
