import { expect, test } from 'vitest'
import { fieldErrors } from '#contract/schemas/fields.ts'
import { otpSendSchema, otpVerifySchema } from '#contract/schemas/otp.ts'

const login = { loginSign: 'login', phone_no: '9810012345', u_otp: '0123' }
const signup = {
  ...login,
  loginSign: 'signup',
  full_name: ' Ananya  Sharma ',
  email: 'a@b.example',
}

function errorsOf(form: object, digits?: number) {
  const { error } = otpVerifySchema(digits).safeParse(form)
  return error && fieldErrors(error)
}

test('asking for a code needs a mobile number and an intent', () => {
  expect(otpSendSchema.parse({ ...login, other: 'x' })).toEqual({
    loginSign: 'login',
    phone_no: '9810012345',
  })
  const { error } = otpSendSchema.safeParse({ loginSign: 'erase', phone_no: '12345' })
  expect(fieldErrors(error!)).toEqual({
    loginSign: 'Please choose one of the options.',
    phone_no: 'Invalid mobile number',
  })
})

test('a login needs no name', () => {
  expect(otpVerifySchema().parse(login)).toEqual(login)
})

test('a sign-up tells who it is', () => {
  expect(otpVerifySchema().parse(signup)).toMatchObject({ full_name: 'Ananya Sharma' })
  expect(errorsOf({ ...signup, full_name: ' ', email: '' })).toEqual({
    full_name: 'Enter your Full Name',
    email: 'Enter your Email id',
  })
  expect(errorsOf({ ...signup, email: 'nobody' })).toEqual({ email: 'Invalid email id.' })
})

test('a code is read without the spaces around it', () => {
  expect(otpVerifySchema().parse({ ...login, u_otp: ' 0123 ' })).toEqual(login)
})

test.each(['', ' ', undefined, null])('code %s is missing', (u_otp) => {
  expect(errorsOf({ ...login, u_otp })).toEqual({ u_otp: 'Field cannot be empty' })
})

test.each(['123', '123456789', '12a4', '１２３４'])('code %s is incorrect', (u_otp) => {
  expect(errorsOf({ ...login, u_otp })).toEqual({ u_otp: 'Incorrect OTP' })
})

test('codes may be longer, up to eight digits', () => {
  expect(errorsOf({ ...login, u_otp: '012345' })).toBeUndefined()
  expect(errorsOf({ ...login, u_otp: '01234567' })).toBeUndefined()
  expect(errorsOf({ ...login, u_otp: '01234567' }, 6)).toBeUndefined()
  expect(errorsOf(login, 6)).toEqual({ u_otp: 'Incorrect OTP' })
})

test.each([
  [undefined, 'Field cannot be empty'],
  ['', 'Field cannot be empty'],
  ['x', 'Please choose one of the options.'],
])('intent %s is refused', (loginSign, sentence) => {
  expect(errorsOf({ ...login, loginSign })).toEqual({ loginSign: sentence })
})
