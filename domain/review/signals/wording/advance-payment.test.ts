import { describe, expect, test } from 'vitest'
import { findAdvancePayment } from '#domain/review/signals/wording/advance-payment.ts'

type Case = [text: string, found: string | undefined]

/** What is quoted of a text that asks for money in advance; undefined where it does not. */
function expectStrong([text, found]: Case) {
  expect(findAdvancePayment(text)).toEqual(found && { found, isStrong: true })
}

describe('money before a visit', () => {
  test.for<Case>([
    ['Before your visit we need a token', 'Before your visit we need a token'],
    ['Before you come to visit send money', 'Before you come to visit send'],
    ['Before you come over to visit send money', undefined],
    ['Ghar dekhne ke din pehle paise bhejo', 'dekhne ke din pehle paise'],
    ['Ghar dekhne aane ke bhi pehle paise bhejo', undefined],
    ['Paytm before visit', 'Paytm before visit'],
    ['Deposit before visit', 'Deposit before visit'],
    ['Come before token visit', undefined],
    // Money counts in the same part of the sentence, whoever asks for it in any.
    ['Two months deposit, please write before visit', undefined],
    ['Deposit is due, advance before visit', 'advance before visit'],
    ['Rent is 25,000, transfer before visit', 'transfer before visit'],
    // A comma within a number parts nothing.
    ['Rs 5,000 before visit', 'Rs 5,000 before visit'],
    ['Rs. 1,00,000.50 before visit', 'Rs. 1,00,000.50 before visit'],
  ])('is told by the words around "before": %s', expectStrong)

  test.for<Case>([
    ['Call before visit and pay the token', 'before visit and pay'],
    ['Call before visit about the deposit', undefined],
    ['Deposit before visit, call us', 'Deposit before visit'],
  ])('is not a call before it: %s', expectStrong)

  test.for<Case>([
    ['One month rent in advance before visit', 'advance before visit'],
    ['One month rent advance before visit', undefined],
    ['Advance of one month before visit', 'Advance of one month before visit'],
    ['Advance one month before visit', undefined],
  ])('is not the rent of a month: %s', expectStrong)

  test.for<Case>([
    ['Token before visit or days after', undefined],
    ['Token before visit or some days after', 'Token before visit'],
    ['After the agreement we take token before visit', undefined],
    ['After the signed agreement we take token before visit', 'token before visit'],
  ])('is not what comes afterwards: %s', expectStrong)
})

describe('what is refused', () => {
  test.for<Case>([
    ['No token before visit', undefined],
    ['Not a single big token before visit', undefined],
    ['Not a single very big token before visit', 'token before visit'],
    ['No, token before visit', 'token before visit'],
    ['No brokers token before visit', 'token before visit'],
    // Behind the visit it stands right before the money.
    ['Before the visit we take no token', undefined],
    ['Before the visit no token money', undefined],
    ['Before visit no token but send cash', 'Before visit no token but send'],
    ['Before visit no entry without token', 'Before visit no entry without token'],
  ])('in English stands before it: %s', expectStrong)

  test.for<Case>([
    ['visit se pehle token ek do teen char nahi', undefined],
    ['visit se pehle token ek do teen char paanch nahi', 'visit se pehle token'],
    ['visit se pehle token, nahi', 'visit se pehle token'],
    ['Visiting charges are always nil', undefined],
    ['Visiting charges are always really nil', 'Visiting charges'],
    ['Visiting charges, free parking', 'Visiting charges'],
  ])('in Hindi or by a sum behind it: %s', expectStrong)
})

describe('no visit without money', () => {
  test.for<Case>([
    ['Sorry: no visit without token money.', 'no visit without token'],
    ['bina token ke visit nahi milega', 'bina token ke visit nahi'],
    ['Without any booking amount no visit', 'Without any booking amount no visit'],
    ['Without advance no visit', 'Without advance no visit'],
    ['Without visit no token', undefined],
    ['No visit without small refundable token', 'No visit without small refundable token'],
    ['No visit without such small refundable token', undefined],
    ['No site visit without token', 'No site visit without token'],
    ['No flat or visit without token', undefined],
    ['bina paise visit bilkul bhi nahi', 'bina paise visit bilkul bhi nahi'],
    ['bina paise visit bilkul bhi abhi nahi', undefined],
    ['No visit without notice', undefined],
    ['A walk without token machine', undefined],
  ])('%s', expectStrong)
})

describe('money first, then a visit', () => {
  test.for<Case>([
    [
      'Please pay the token first and then we will visit together',
      'the token first and then we will visit',
    ],
    ['pehle token phir visit', 'pehle token phir visit'],
    ['First talk about token then visit', 'First talk about token then visit'],
    ['First we talk about the token then visit', undefined],
    ['Token we take first then visit', 'we take first then visit'],
    ['Token we take now first then visit', undefined],
    ['First advance then viewing', 'First advance then viewing'],
    ['First money then viewing', 'First money then viewing'],
    ['First pay then visit', 'First pay then visit'],
    ['First visit then pay', undefined],
    ['We then pay first to visit', undefined],
    ['Then we visit, token first', undefined],
    ['Do not pay first then visit', undefined],
    ['First look then visit', undefined],
  ])('%s', expectStrong)
})

describe('a fee, a courier, a code to scan', () => {
  test.for<Case>([
    ['Only 300 visiting charges here', 'visiting charges'],
    ['Sab visit ki fees hai', 'visit ki fees'],
    ['visit ki ek fees', undefined],
    ['Small fee for the gate pass', 'fee for the gate pass'],
    ['Fee for the new gate pass', undefined],
    ['Both keys will be sent by courier', 'keys will be sent by courier'],
    ['Keys will be sent home by courier', undefined],
    ['A courier brings both of the keys', 'courier brings both of the keys'],
    ['Courier brings both of the house keys', undefined],
    ['Pay the token on paytm now', 'token on paytm'],
    ['Just paytm the token now', 'paytm the token'],
    ['Paytm the token', 'Paytm the token'],
    ['Token by G Pay', 'Token by G Pay'],
    ['No token by UPI', undefined],
    ['Token by UPI after agreement', undefined],
    ['Just scan this QR and pay', 'scan this QR'],
    ['Scan this new house QR and pay', undefined],
    ['See the QR to scan for payment', 'QR to scan'],
    ['Scan this QR for money', 'Scan this QR'],
    ['Scan this QR for photos', undefined],
    ['Do not scan this QR to pay', undefined],
  ])('%s', expectStrong)
})

describe('the owner who is far away', () => {
  test.for<Case>([
    ['The army man, posted to Ladakh. Paytm please', 'army man, posted'],
    ['Now posted with the army. Paytm please', 'posted with the army'],
    ['Army one two three four five posted. Paytm please', 'Army one two three four five posted'],
    ['Army one two three four five six posted. Paytm please', undefined],
    ['Army man, posted to Ladakh. No Paytm', undefined],
    ['Army man, posted to Ladakh', undefined],
    ['Army area. Paytm please', undefined],
  ])('%s', expectStrong)
})

test.for<Case>([
  ['Call before visit, pay the token', 'the token'],
  ['The booking amount 51,000 holds it', 'The booking amount 51,000'],
  ['Refundable token 500 holds it', 'Refundable token 500 holds'],
  ['Token to be 500', undefined],
  ['Token now 500', 'Token now 500'],
  ['500 as token', 'as token'],
  ['500 as a token', undefined],
  ['No token 500', undefined],
  ['Token 500 after agreement', undefined],
])('a token that is named with its amount is a hint: %s', ([text, found]) => {
  expect(findAdvancePayment(text)).toEqual(found && { found, isStrong: false })
})
