import { expect, test } from 'vitest'
import { photoLimits } from '#contract/limits.ts'
import * as texts from '#contract/texts.ts'

test('keeps the fixed sentences to the letter', () => {
  const fixed = [
    texts.validation.empty,
    texts.validation.mobile,
    texts.validation.email,
    texts.login.incorrectOtp,
    texts.login.fullName,
    texts.login.email,
    texts.profile.fullName,
    texts.search.selectCity,
    texts.help.thanks,
    texts.listing.scheduled('owner'),
    texts.listing.underVerification,
    texts.wizard.photoTooLarge,
    texts.wizard.somethingWrong,
    texts.wizard.uploaded,
    texts.sender.sent,
    texts.sender.createNew,
    texts.sender.doNotRefresh,
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
  expect(texts.wizard.photoTooManyPixels).toContain(`${megapixels} megapixels`)
  expect(texts.wizard.photoTooLarge).toContain(`${photoLimits.bytes / 1024 ** 2}MB`)
  expect(texts.wizard.photoWrongType).toBe('Only JPG or PNG pictures can be used.')
})

test('fills in what a sentence is about', () => {
  expect(texts.wizard.geocoderFailed('ZERO_RESULTS')).toBe('Geocoder failed due to: ZERO_RESULTS')
  expect(texts.wizard.photosToGo(2)).toBe('One more photo and you can go on.')
})
