import type { Clock } from '#demo/clock.ts'
import { demoId } from '#demo/demo-id.ts'
import { personId, seekerIndex } from '#demo/people.ts'
import { randomFor } from '#demo/random.ts'

const listId = demoId('family list', 0)
const LIST_DAYS = 9

type Opinion = { isLiked?: true; note?: string; inDays?: number }

/** What each relative says about the seeker's homes, the last saved first; nothing of some. */
const relatives: { name: string; opinions: (Opinion | undefined)[] }[] = [
  {
    name: 'Papa',
    opinions: [
      { isLiked: true, note: 'Close to your office, and Bua lives near by.', inDays: 3 },
      { note: 'Ask whether the lift works on battery.', inDays: 3 },
      undefined,
      { isLiked: true },
    ],
  },
  {
    name: 'Neha didi',
    opinions: [
      { isLiked: true, inDays: 3 },
      undefined,
      { isLiked: true, note: 'The kitchen! But look at it by daylight first.', inDays: 4 },
    ],
  },
]

/** The demo seeker's own notes, about the same homes. */
const ownNotes = ['Second visit with Papa. Ask about the deposit.', '', 'Nice, but far from metro.']

/** The demo seeker shares the saved homes by a link. */
export function familyRows(clock: Clock) {
  const createdAt = clock.ago(LIST_DAYS)
  return [{ id: listId, userId: personId(seekerIndex), createdAt, usedAt: clock.ago(0.5) }]
}

export function relativeRows(clock: Clock) {
  return relatives.map(({ name }, number) => ({
    id: demoId('relative', number),
    listId,
    tokenHash: hashOfNothing(number),
    name,
    createdAt: clock.ago(LIST_DAYS - 1 - number),
  }))
}

export function opinionRows(homes: string[], clock: Clock) {
  return relatives.flatMap(({ opinions }, number) =>
    opinions.flatMap((opinion, at) => {
      const listingId = homes[at]
      if (!opinion || !listingId) return []
      const { isLiked = false, note = '', inDays } = opinion
      return {
        relativeId: demoId('relative', number),
        listingId,
        isLiked,
        note,
        wishedDay: inDays === undefined ? null : clock.day(inDays),
        updatedAt: clock.ago(2 - number),
      }
    }),
  )
}

export function noteRows(homes: string[], clock: Clock) {
  return ownNotes.flatMap((body, at) => {
    const listingId = homes[at]
    if (!body || !listingId) return []
    const [userId, updatedAt] = [personId(seekerIndex), clock.ago(3)]
    return { userId, listingId, about: 'home' as const, body, updatedAt }
  })
}

/** No browser has a token with this hash, in the notation of the database. */
function hashOfNothing(number: number) {
  const random = randomFor('relative', number)
  const hex = Array.from({ length: 64 }, () => random.whole(0, 15).toString(16)).join('')
  return `\\x${hex}` as unknown as Buffer
}
