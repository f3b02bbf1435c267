import { describe, expect, test } from 'vitest'
import { findAdvancePayment } from '#domain/review/signals/wording/advance-payment.ts'
import { findShutOut } from '#domain/review/signals/wording/shut-out.ts'

describe('money before a visit', () => {
  test.for([
    'Please pay Rs. 2000 token before visit.',
    'Send 500 by GPay before you visit the flat',
    'Token amount to be transferred before site visit, fully refundable',
    'Pay the token first and then we will visit together',
    'Visiting charges 300 only, adjusted in rent',
    'Gate pass fee of Rs 1500 is refundable',
    'No visit without token money.',
    'Book now: token Rs 5,000 on Google Pay',
    'Scan the QR code and pay the booking amount',
    'I am in the army and posted to Ladakh. Pay on PhonePe 98 and my agent comes',
    'I live abroad now, settled in Canada. Keys will be sent by courier',
    'Advnce paymant before visting is a must',
    'p a y by u p i before visit',
    'to\u200bken before visit',
  ])('in English: %s', (text) => {
    expect(findAdvancePayment(text)).toMatchObject({ isStrong: true })
  })

  test.for([
    'Ghar dekhne se pehle 2000 token bhejo',
    'pehle token phir visit',
    'Visit se pahle advance payment karna hoga',
    'bina token ke visit nahi milega',
    'flat dikhane se pehle gate pass ke paise paytm kar do',
    'Fauji hu, posting Jammu me hai, paise phonepe par bhejo',
  ])('in Hinglish: %s', (text) => {
    expect(findAdvancePayment(text)).toMatchObject({ isStrong: true })
  })

  test.for([
    'घर देखने से पहले टोकन भेजें',
    'पहले टोकन दें फिर विजिट करें।',
    'विजिट से पहले 2000 रुपये एडवांस देना होगा',
    'बिना टोकन के विजिट नहीं',
    'फौजी हूं, पोस्टिंग जम्मू में है। पैसे पेटीएम पर भेजें',
    'गेट पास शुल्क 500 रुपये',
  ])('in Hindi: %s', (text) => {
    expect(findAdvancePayment(text)).toMatchObject({ isStrong: true })
  })

  test.for([
    'Token amount after agreement.',
    'Token after the visit, rest at registry',
    'Two months deposit and one month advance rent.',
    'Please call before visit. Deposit is two months.',
    'Please call before visit for deposit details',
    'Never pay before you have visited.',
    'No payment is asked before a visit',
    'No visiting charges. No brokers.',
    'Visiting charges nil',
    'See the flat before you pay anything',
    'Pehle ghar dekho phir token do',
    'Visit ke baad token',
    'dekhne se pehle koi payment nahi',
    'Ghar dekhne se pehle phone pe baat karein',
    'देखने से पहले कोई पैसा न दें',
    'Park view, first floor, rent by UPI',
    'Security deposit before possession',
    'Near the Army Public School, rent payable by UPI',
    'Children’s playing area, EV charger for visitors',
    'A token of love for the neighbours',
    '',
  ])('is not asked for: %s', (text) => {
    expect(findAdvancePayment(text)).toBeUndefined()
  })

  test.for(['Booking amount 51,000', 'Token money Rs. 11000 to hold it', 'टोकन राशि 5000'])(
    'a token that is only named is a hint: %s',
    (text) => {
      expect(findAdvancePayment(text)).toMatchObject({ isStrong: false })
    },
  )

  test('the words that are meant are quoted', () => {
    const text = 'Sunny flat. Send the token before visit please. Near metro.'
    expect(findAdvancePayment(text)?.found).toBe('Send the token before visit')
  })
})

describe('people shut out', () => {
  test.for([
    'Only for Brahmins',
    'only for Brahmin families',
    'Hindu family only',
    'Muslims not allowed',
    'No muslims please',
    'Not for Muslim tenants',
    'strictly hindus',
    'Muslim please excuse',
    'Same caste only',
    'Other religions not allowed',
    'only vegetarian hindu family',
    'mulsims not alowed',
    'Sirf hindu parivar ke liye',
    'Muslim ko nahi denge',
    'koi muslim nahi chahiye',
    'brahman hi chahiye',
    'dusri jati ke log nahi',
    'सिर्फ ब्राह्मण परिवार के लिए',
    'मुस्लिम को किराए पर नहीं देंगे',
    'केवल हिन्दू परिवार',
    'दलित परिवार नहीं',
    'दूसरी जाति के लोग नहीं',
  ])('by religion or caste: %s', (text) => {
    expect(findShutOut(text)).toMatchObject({ isStrong: true })
  })

  test.for(['Hindu family preferred', 'Preferably Jain families', 'ब्राह्मण परिवार को प्राथमिकता'])(
    'a preference shuts out more softly: %s',
    (text) => {
      expect(findShutOut(text)).toMatchObject({ isStrong: false })
    },
  )

  test.for([
    'Veg only',
    'Only vegetarians, no bachelors, no pets',
    'Family only',
    'No brokers please',
    'Girls only. No smoking.',
    'All religions welcome',
    'Caste no bar',
    'No caste or religion restrictions',
    'Hindu or Muslim no issue',
    'Not only for Hindus',
    'Hindus and Muslims are welcome',
    'Jain temple only 200 m away',
    'No Jain mandir in the society',
    'We are a Jain family, only veg tenants',
    'Contact Mr. Jain only',
    'House no 12, Jain Colony',
    'House no Jain gali 4',
    'Only 5 minutes from Sikh Gurudwara',
    'Jain food only in the mess',
    '1st floor only',
    'Castle view, muslin curtains only',
    'सभी धर्मों के लोगों का स्वागत है',
    'सिर्फ परिवार के लिए',
    'केवल शाकाहारी',
    'जैन मंदिर के पास, सिर्फ परिवार',
    '',
  ])('nobody is, by house rules or places: %s', (text) => {
    expect(findShutOut(text)).toBeUndefined()
  })
})

test('a long text is read in a time that grows with its length', () => {
  const text = 'token before muslim only visit '.repeat(2_000)
  expect(findAdvancePayment(text)).toBeDefined()
  expect(findShutOut(text)).toBeDefined()
})
