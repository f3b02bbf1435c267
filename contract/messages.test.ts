import { expect, test } from 'vitest'
import { photoLimits } from '#contract/limits.ts'
import { waitText } from '#contract/messages/counting.ts'
import * as messages from '#contract/messages.ts'

test('keeps the fixed sentences to the letter', () => {
  const fixed = [
    messages.validation.empty,
    messages.validation.mobile,
    messages.validation.email,
    messages.login.incorrectOtp,
    messages.login.fullName,
    messages.login.email,
    messages.profile.fullName,
    messages.search.selectCity,
    messages.help.thanks,
    messages.listing.scheduled,
    messages.listing.underVerification,
    messages.wizard.photoTooLarge,
    messages.wizard.somethingWrong,
    messages.wizard.uploaded,
    messages.sender.sent,
    messages.sender.createNew,
    messages.sender.doNotRefresh,
  ]
  expect(fixed).toEqual([
    'Field cannot be empty',
    'Invalid mobile number',
    'Invalid email id.',
    'Incorrect OTP',
    'Enter your Full Name',
    'Enter your Email id',
    'Enter Full Name.',
    'Please select a city',
    'Our team will contact you as soon as possible.',
    'Your appointment has been scheduled. The owner will contact you shortly.',
    'Your property is currently under verification.',
    'Size is greater than 20MB',
    'Something is wrong!',
    'Successfully Uploaded.',
    'Message Sended',
    'Create new message Template.',
    "Don't refresh the page!",
  ])
})

test('tells the limits of pictures as they are', () => {
  const megapixels = photoLimits.pixels / 1_000_000
  expect(messages.wizard.photoTooManyPixels).toContain(`${megapixels} megapixels`)
  expect(messages.wizard.photoTooLarge).toContain(`${photoLimits.bytes / 1024 ** 2}MB`)
  expect(messages.wizard.photoWrongType).toBe('Only JPG or PNG pictures can be used.')
})

test('fills in what a sentence is about', () => {
  expect(messages.wizard.geocoderFailed('ZERO_RESULTS')).toBe(
    'Geocoder failed due to: ZERO_RESULTS',
  )
  expect(messages.wizard.photoCount).toBe('Upload min 3 or max 10')
  expect(messages.validation.outOfRange(1, 100_000)).toBe(
    'Please enter a number from 1 to 1,00,000.',
  )
  expect(messages.login.tooSoon(12)).toBe('Please wait 12 seconds before you ask for a new OTP.')
  expect(messages.empty.newMessages(1)).toBe('1 new message')
  expect(messages.empty.newMessages(3)).toBe('3 new messages')
})

test.each([
  [0, '1 second'],
  [0.4, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_599, '60 minutes'],
  [3_600, '1 hour'],
  [5_000, '2 hours'],
])('tells a wait of %d seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
