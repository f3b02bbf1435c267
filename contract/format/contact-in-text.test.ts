import { expect, test } from 'vitest'
import { findContact } from '#contract/format/contact-in-text.ts'

test.for([
  'Call me at 9876543210 any time',
  'Call +91 98765 43210',
  'Call 098765-43210',
  'nine eight seven six five four three two one zero',
  'Mobile: nau aath saat chhe paanch 43210',
  '9 8 7 6 5 4 3 2 1 0',
  'संपर्क ९८७६५४३२१० करें',
  'नौ आठ सात छह पांच चार तीन दो एक शून्य',
  'ninety flats. 98765.43210',
  '９８７６５４３２１０',
  'More at www.example.com',
  'homes-in-delhi.co.in has more',
  'write to asha@example.org',
  'Instagram @basera_homes',
  'https://wa.me/919876543210',
])('finds the contact in “%s”', (text) => {
  expect(findContact(text)).toBeDefined()
})

test.for([
  'Two bedrooms, 1,050 sq ft, 3rd floor of 9, for 85,00,000 rupees',
  'House 12, Sector 45, Gurugram 122003',
  'Plot 9876, Block 5, 43210 is not its number',
  'Built in 2016, painted 2026. 24x7 water. 5 minutes to the metro.',
  'One or two families; three or four cars; five to six minutes',
  'Rera no. HRERA-PKL-2018-123',
  'Rent 98,000. Deposit 1,96,000',
  'Close to the market.In the evening it is quiet',
  '',
])('finds none in “%s”', (text) => {
  expect(findContact(text)).toBeUndefined()
})

test.for([
  'Call 9876543210',
  '+91 98765 43210',
  '098765-43210',
  '+91-987-654-3210',
  'nau aath saat chhe paanch 43210',
  '9 8 7 6 5 4 3 2 1 0',
  '९८७६५ ४३२१०',
  'write to asha@example.org',
])('is certain of “%s”', (text) => {
  expect(findContact(text)).toMatchObject({ isCertain: true })
})

test.for(['Sector 62 1200 2500', 'More at www.example.com', 'Instagram @basera_homes'])(
  'is not certain of “%s”',
  (text) => {
    expect(findContact(text)).toMatchObject({ isCertain: false })
  },
)
