import { expect, test } from 'vitest'
import { cities } from '#contract/options.ts'
import { blockQuestion } from '#contract/texts/blocking.ts'
import { link } from '#contract/texts/notification-actions.ts'
import * as texts from '#contract/texts.ts'

const spn = 'SPN7R2X9KDM'
const when = '20 Nov 2026, Morning, 9 to 12'

test('notifications say who, which property and what to do', () => {
  const { notifications: said } = texts
  expect(said.contactBody('Ravi', spn)).toBe(
    'Ravi looked up your number for SPN7R2X9KDM. You can find their number in My Leads.',
  )
  expect(said.askedBody('Ravi', spn)).toBe(
    'Ravi would like to talk to you about SPN7R2X9KDM. Please accept or decline.',
  )
  expect(said.acceptedBody('Anita', spn)).toBe(
    'Anita is happy to talk to you about SPN7R2X9KDM. Open the property and press Contact to see the number.',
  )
  expect(said.declinedBody(spn, 'agent')).toBe(
    'The agent of SPN7R2X9KDM has declined your request for the number.',
  )
  expect(said.submittedBody(spn)).toMatch(/^SPN7R2X9KDM is with our team now\./)
  expect(said.approvedBody(spn)).toMatch(/^SPN7R2X9KDM has passed the review/)
  expect(said.senderTitle('Basera')).toBe('Basera Team')
})

test('the question whether a property is still available names it, and when it is taken down', () => {
  const { notifications: said } = texts
  expect(said.stillAvailableBody(spn)).toMatch(/that SPN7R2X9KDM is still .* within 14 days/)
  expect(link('Answer', 'https://a.in/x')).toBe('Answer: https://a.in/x')
  expect(said.pausedBody(spn)).toMatch(/that SPN7R2X9KDM is still available, so it is no longer/)
})

test('messages about a visit leave out a time that nobody named', () => {
  const { notifications: said } = texts
  const asks = 'Please accept, propose another time or decline.'
  expect(said.visitBody('Ravi', spn, when)).toBe(
    `Ravi would like to visit SPN7R2X9KDM. Preferred time: ${when}. ${asks}`,
  )
  expect(said.visitBody('Ravi', spn, '')).toBe(`Ravi would like to visit SPN7R2X9KDM. ${asks}`)
  expect(said.visitWithdrawnBody('Ravi', spn, when)).toBe(
    `Ravi no longer wants to visit SPN7R2X9KDM. The request was for: ${when}.`,
  )
  expect(said.visitWithdrawnBody('Ravi', spn, '')).toBe(
    'Ravi no longer wants to visit SPN7R2X9KDM.',
  )
  expect(said.visitDeclinedBody('Anita', spn, when)).toBe(
    `Anita has declined the visit to SPN7R2X9KDM: ${when}.`,
  )
  expect(said.visitDeclinedBody('Anita', spn, '')).toBe(
    'Anita has declined the visit to SPN7R2X9KDM.',
  )
  expect(said.visitCancelledBody('Anita', spn, when)).toBe(
    `Anita has cancelled the visit to SPN7R2X9KDM: ${when}.`,
  )
  expect(said.visitCancelledBody('Anita', spn, '')).toBe(
    'Anita has cancelled the visit to SPN7R2X9KDM.',
  )
  expect(said.visitEndedBody(spn, when, true)).toBe(
    `SPN7R2X9KDM is sold or rented out, so your visit (${when}) will not take place.`,
  )
  expect(said.visitEndedBody(spn, '', false)).toBe(
    'SPN7R2X9KDM is no longer offered, so your visit will not take place.',
  )
  expect(said.visitAcceptedBody('Anita', spn, when)).toBe(
    `Anita has agreed to the visit to SPN7R2X9KDM: ${when}.`,
  )
  expect(said.visitProposedBody('Anita', spn, when)).toMatch(`your visit to SPN7R2X9KDM: ${when}.`)
  expect(said.visitReminderBody('Anita', spn, when)).toMatch(
    `You are meeting Anita at SPN7R2X9KDM: ${when}.`,
  )
})

test.each([
  ['', [], `${spn} could not be shown yet. ${texts.notifications.callForReason}`],
  ['  ', ['Price: too low'], `${spn} could not be shown yet. Price: too low. `],
  [
    'Too dark!',
    ['A picture: blurred.'],
    `${spn} could not be shown yet. Too dark! A picture: blurred. `,
  ],
  ['यह धुंधला है।', [], `${spn} could not be shown yet. यह धुंधला है। You can correct it`],
  ['Really?', [], `${spn} could not be shown yet. Really? You can correct it`],
])('a refusal for %j and %j ends every reason as a sentence', (reason, reasons, begin) => {
  const body = texts.notifications.rejectedBody(spn, reason, reasons)
  expect(body.startsWith(begin), body).toBe(true)
  expect(body.endsWith(texts.notifications.callForReason)).toBe(reason === '')
  expect(body.endsWith('You can correct it and send it in again.')).toBe(reason !== '')
})

test('a change by the team gives its reason where there is one', () => {
  const { notifications: said } = texts
  const changed = 'Our team changed the status of SPN7R2X9KDM to “Active”.'
  expect(said.statusBody(spn, 'Active', '')).toBe(changed)
  expect(said.statusBody(spn, 'Active', 'It fits. Now')).toBe(`${changed} It fits. Now.`)
  expect(said.blockedBody('Fraud')).toMatch('are no longer shown. Fraud. If this is a mistake')
  expect(said.rejectedBody(spn, 'Hi! Price: low. Bye.', ['Price: low', 'BHK: odd'])).toBe(
    'SPN7R2X9KDM could not be shown yet. Hi! Price: low. Bye. BHK: odd. You can correct it and send it in again.',
  )
  expect(said.rejectedBody(spn, 'Too dark')).toBe(
    'SPN7R2X9KDM could not be shown yet. Too dark. You can correct it and send it in again.',
  )
})

test('the login says where the code went and how long to wait', () => {
  const { login } = texts
  expect(login.codeSent('9810012345')).toBe('OTP sent to 9810012345.')
  expect(login.codeSent('9810012345', 'whatsapp')).toBe('OTP sent to 9810012345 on WhatsApp.')
  expect(login.codeText('123456', 'Basera', 5)).toBe(
    '123456 is your OTP for Basera. It is valid for 5 minutes. Do not share it with anyone.',
  )
  expect(login.tooSoon(12)).toBe('Please wait 12 seconds before you ask for a new OTP.')
  expect(login.tooManyCodes(60)).toMatch('sent to this number. Please try again in 1 minute.')
  expect(login.tooManyHere(120)).toMatch('from your network. Please try again in 2 minutes.')
  expect(login.tooManyTriesHere(7_200)).toMatch('a new OTP, or try again in 2 hours.')
})

test('limits are told with their number', () => {
  expect(texts.listing.revealLimit(20)).toMatch('You have seen 20 numbers today.')
  expect(texts.listing.visitLimit(5)).toMatch('You have asked for 5 visits today.')
  expect(texts.listing.visitProposalLimit(4)).toMatch('for this visit 4 times today.')
  expect(texts.listing.visitChangeLimit(3)).toMatch('changed this visit 3 times today.')
  expect(texts.listing.compareFull(3)).toBe('You can compare up to 3. Remove one first.')
  expect(texts.dashboard.answerLimit(6)).toMatch('changed this answer 6 times today.')
  expect(texts.wizard.submissionLimit(9)).toMatch('sent 9 properties for review today.')
  expect(texts.wizard.draftsFull(20)).toMatch('You have 20 open drafts.')
  expect(texts.wizard.draftsPerDay(8)).toMatch('You have begun 8 properties today.')
  expect(texts.validation.outOfRange(1, 100_000)).toBe('Please enter a number from 1 to 1,00,000.')
  expect(texts.validation.tooLong(4_000)).toBe('Please use at most 4,000 characters.')
  expect(texts.validation.tooMany(1_000)).toBe('Please choose at most 1,000.')
})

test.each([
  [null, ''],
  [undefined, ''],
  ['disabled', ''],
  ['unanswered', 'Nobody confirmed that it is still available.'],
  ['erased', 'account erased'],
])('hidden because %s reads %j', (cause, words) => {
  expect(texts.listing.hiddenBecause(cause)).toBe(words)
})

test('a search says what it cannot do, and where else it looked', () => {
  const { search } = texts
  expect(search.near('Saket')).toBe('Near Saket')
  expect(search.further('Saket', 2_000)).toBe('Further from Saket, 2.0 km and more')
  expect(search.cannotFilter(['pet friendly'])).toBe('We cannot filter by “pet friendly”.')
  expect(search.cannotFilter(['a', 'b'])).toBe('We cannot filter by “a” or “b”.')
  expect(search.showingCity('Gurugram', 'HUDA')).toBe('Showing Gurugram, where HUDA is.')
  expect(cities.values.at(-1)).toBe('ghaziabad')
  expect(search.notServed(['mumbai', 'pune'])).toBe(
    'We are not in “mumbai” or “pune” yet, only in Hisar, Bhiwani, Gurugram, Delhi, Faridabad, Noida and Ghaziabad.',
  )
  expect(texts.listing.goneInstead('Saket, Delhi')).toMatch(/others of its kind in Saket, Delhi\.$/)
})

test('the dashboard counts what happened in 30 days', () => {
  expect(texts.dashboard.interest({ views: 1, contacts: 1, visits: 1 })).toBe(
    '1 view · 1 contact · 1 visit in 30 days',
  )
  expect(texts.dashboard.interest({ views: 1_200, contacts: 0, visits: 2 })).toBe(
    '1,200 views · 0 contacts · 2 visits in 30 days',
  )
  expect(texts.insight.bestDay(1_200)).toBe('1,200 on the best day')
  expect(blockQuestion('Ravi')).toBe('Block Ravi?')
})

test('an invitation names a price only where there is one', () => {
  expect(texts.share.invitation('2 BHK', '₹ 25,000', 'https://a.in')).toBe(
    '2 BHK, ₹ 25,000\nhttps://a.in',
  )
  expect(texts.share.invitation('2 BHK', '', 'https://a.in')).toBe('2 BHK\nhttps://a.in')
})

test('reviewers read who was faster and what looks wrong', () => {
  const { review } = texts
  expect(review.decidedMeanwhile('Pooja', 'Active')).toMatch(
    'Pooja has set this property to “Active”',
  )
  expect(review.heldBy('Pooja', '10:05')).toMatch('Pooja has been looking at this since 10:05.')
  expect(review.requestTaken('Pooja')).toBe('Pooja has taken this request in the meantime.')
  expect(review.priceLow(40, 12)).toMatch('40 % below the usual price of 12 similar')
  expect(review.priceHigh(40, 12)).toMatch('40 % above the usual price of 12 similar')
  expect(review.pinFarFromLocality('Saket', '7 km')).toMatch('lies 7 km away from Saket,')
  expect(review.holdsPhone('98100')).toBe('The text seems to contain a phone number: “98100”.')
  expect(review.holdsLink('a.in')).toMatch('a link or an address: “a.in”.')
  expect(review.manyListings(9, 24)).toMatch('sent 9 properties for review within 24 hours.')
  expect(texts.staff.roleSet('Pooja', 'staff')).toBe('Pooja is staff now.')
})

test('whoever sends to many reads how many of each kind there are', () => {
  const { sender } = texts
  expect(sender.everyone(1_200, '')).toBe('All 1,200 users')
  expect(sender.everyone(1_200, 'ravi')).toBe('All 1,200 users with “ravi”')
  expect(sender.more(1_200)).toBe('and 1,200 more')
  expect(sender.waiting(1_200)).toBe('1,200 still to send')
  expect(sender.everyone(1_200, 'ravi', 'Owners, Hisar')).toBe(
    'All 1,200 users with “ravi”: Owners, Hisar',
  )
  expect(sender.leftOut(1_200)).toMatch('1,200 left out, for the reasons below.')
  expect(sender.leftOutFor(2, 'are blocked')).toBe('Left out: 2 are blocked')
  expect(sender.sendQuestion(465)).toBe('Send to 465 people?')
  expect(sender.sendQuestion(1)).toBe('Send to 1 person?')
  expect(sender.leftOutTitle(12)).toBe('12 people left out')
  expect(sender.found(1_200)).toBe('1,200 people found')
  expect(sender.smsLengthText(161, 2, 145)).toBe('161 characters, 2 SMS, 145 left')
  expect(sender.unknownOutcome(3)).toMatch(/^3 unknown: /)
  expect(sender.inboxSubject('Basera')).toBe('A message from Basera')
  expect(sender.unsubscribeLink('https://a.in/u')).toBe('To stop promotions: https://a.in/u')
})

test('the wizard names what it means', () => {
  const { wizard } = texts
  expect(wizard.savedWhen('Just now')).toBe('Saved just now')
  expect(wizard.savedWhen('2 minutes ago')).toBe('Saved 2 minutes ago')
  expect(wizard.incomplete('Gallery')).toBe('Please complete the step Gallery.')
  expect(wizard.houseNoInAddress('B-204')).toMatch('“B-204” looks like a house or flat number.')
  expect(wizard.pinInOtherCity('Noida', 'Delhi')).toMatch('lies in Noida, but you chose Delhi.')
  expect(wizard.pinOutsideCity('Delhi')).toMatch('This pin lies outside Delhi.')
  expect(wizard.pinFarFromCity('Delhi')).toMatch('too far away to be in Delhi.')
})

test.each([
  [0, 'Photo 2 is as it was'],
  [1, 'Photo 2 is turned a quarter to the left'],
  [2, 'Photo 2 is turned by half'],
  [3, 'Photo 2 is turned a quarter to the right'],
])('after %d quarter turns: %s', (quarters, words) => {
  expect(texts.wizard.photoTurned('Photo 2', quarters)).toBe(words)
})

test('an unusual answer is asked about with its figures', () => {
  const { unlikely } = texts.wizard
  expect(unlikely.price('₹ 900', '₹ 15,000', '₹ 22,000')).toBe(
    'Similar listings ask ₹ 15,000 to ₹ 22,000. Is ₹ 900 right?',
  )
  expect(unlikely.priceAlone('₹ 900')).toBe('₹ 900 is unusual. Is it right?')
  expect(unlikely.deposit(14)).toBe('That is the rent of 14 months. Is it right?')
  expect(unlikely.area('9 sq ft')).toBe(
    '9 sq ft is unusual for this kind of property. Is it right?',
  )
  expect(unlikely.contact('98100')).toMatch('“98100” looks like a phone number or a link.')
})

test.for([
  [{}, ''],
  [{ visitsToday: 1 }, 'One visit today.'],
  [{ newHomes: 15, cheaper: 1 }, '15 new homes and one saved home is cheaper.'],
  [
    { visitsToday: 2, answers: 1, newHomes: 1, cheaper: 3 },
    'Two visits today, one visit to answer, one new home, and three saved homes are cheaper.',
  ],
  [{ written: 1 }, 'One new answer.'],
  [{ written: 2, newHomes: 3 }, 'Two new answers and three new homes.'],
] as const)('a seeker with %o reads “%s”', ([news, sentence]) => {
  const none = { visitsToday: 0, answers: 0, written: 0, newHomes: 0, cheaper: 0 }
  expect(texts.mySearch.summary({ ...none, ...news })).toBe(sentence)
})
