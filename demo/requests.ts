import { dayMs } from '#contract/format/dates.ts'
import type { ComplaintReason } from '#contract/options.ts'
import { type Clock, latest } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { isShown, type ListingSummary } from '#demo/listing-summary.ts'
import { personEmail, personName } from '#demo/names.ts'
import { makePerson, personId, seekerAt } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'

const calls = 74
const mails = 52
const reports = 34
const strangersFrom = 9_000_900_000

/** People who asked to be called back; half of them are not signed in. */
export function callRows(clock: Clock) {
  return Array.from({ length: calls }, (_, index) => {
    const random = randomFor('call', index)
    const person = random.chance(0.5) ? makePerson(seekerAt(index), clock) : undefined
    const { createdAt, status } = asked(person?.createdAt, clock, random)
    return {
      id: demoId('call', index),
      userId: person?.id ?? null,
      name: person?.name || personName(random),
      phone: person?.phone ?? `${strangersFrom + index}`,
      status,
      createdAt,
    }
  })
}

const questions = [
  'I sent in my flat three days ago and it is still under review. What is missing?',
  'Can I list a shop that is still under construction?',
  'How do I change the phone number of my account?',
  'An owner does not pick up the phone. Can you help me reach them?',
  'I saw the same house twice with two prices. Which one is right?',
  'Please tell me how to take my property off the site; it is let now.',
  'Is there any fee when I rent through your site?',
  'I would like to list fourteen flats of our building. Is there a quicker way?',
  'The map shows my house on the wrong side of the road. How can I move the pin?',
  'Do you help with the rent agreement and police verification?',
  'My photos are upside down after the upload.',
  'We are a company and look for 20 furnished flats near Cyber City.',
  'Which papers should I ask the seller for before I pay a token amount?',
  'I do not receive the code on my phone. Kindly check.',
]

export function mailRows(clock: Clock) {
  return Array.from({ length: mails }, (_, index) => {
    const random = randomFor('mail', index)
    const person = random.chance(0.55) ? makePerson(seekerAt(index * 3), clock) : undefined
    const { createdAt, status } = asked(person?.createdAt, clock, random)
    return {
      id: demoId('mail', index),
      userId: person?.id ?? null,
      email: person?.email || personEmail(personName(random), random),
      message: random.pick(questions),
      status,
      createdAt,
    }
  })
}

const notes: Record<ComplaintReason, string> = {
  fake: 'I went there. Nobody at this address knows of any such offer.',
  sold: 'The owner told me on the phone that it is gone since last month.',
  wrong_price: 'On the phone they asked for a lot more than it says here.',
  wrong_photos: 'These rooms are not in that building, I live there.',
  agent: 'The person asked me for one month of rent as brokerage.',
  offensive: 'Please read the description again.',
  not_same_home: 'The other one is on the second floor, I have seen both.',
  other: '',
}

export function reportRows(listings: ListingSummary[], clock: Clock) {
  const shown = listings.filter(isShown)
  return randomFor('reported')
    .some(shown, reports)
    .map((listing, index) => {
      const random = randomFor('report', index)
      const reason = random.weighted<ComplaintReason>({
        sold: 30,
        wrong_price: 20,
        fake: 15,
        wrong_photos: 12,
        agent: 15,
        other: 6,
        offensive: 2,
      })
      const person = makePerson(seekerAt(index * 5), clock)
      const from = latest(person.createdAt, listing.activeAt)
      const createdAt = clock.between(from, clock.now, random.between(0.1, 0.95))
      return {
        id: demoId('report', index),
        listingId: listing.id,
        complainantId: personId(seekerAt(index * 5)),
        reason,
        note: random.chance(0.7) ? notes[reason] : '',
        createdAt,
        status: random.chance(0.5) ? ('done' as const) : ('new' as const),
      }
    })
}

/** When somebody asked, and whether it was answered by now. */
function asked(joined: Date | undefined, clock: Clock, random: ReturnType<typeof randomFor>) {
  const daysAgo = 0.1 + random.next() ** 2 * 60
  const wanted = clock.ago(daysAgo)
  const createdAt = joined && joined > wanted ? clock.between(joined, clock.now, 0.5) : wanted
  const isOld = clock.now.getTime() - createdAt.getTime() > 4 * dayMs
  return {
    createdAt,
    status: random.chance(isOld ? 0.93 : 0.25) ? ('done' as const) : ('new' as const),
  }
}
