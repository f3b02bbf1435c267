import { comingDay } from '#contract/format/near-days.ts'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'

/** What relatives say about one home, under the names that they gave. */
export type FamilyWords = {
  hearts: string[]
  notes: { name: string; text: string }[]
  /** Days on which somebody would like to see it. */
  wishes: { name: string; when: string }[]
}

export const nobodySays: FamilyWords = { hearts: [], notes: [], wishes: [] }

/** The opinions by the SPN of the home that they are about. */
export function groupOpinions(opinions: FamilyOpinion[], today: string): Map<string, FamilyWords> {
  const bySpn = Map.groupBy(opinions, ({ spn }) => spn)
  return new Map([...bySpn].map(([spn, each]) => [spn, toWords(each, today)]))
}

function toWords(opinions: FamilyOpinion[], today: string): FamilyWords {
  return {
    hearts: opinions.filter(({ isLiked }) => isLiked).map(({ name }) => name),
    notes: opinions.filter(({ note }) => note).map(({ name, note: text }) => ({ name, text })),
    wishes: opinions.flatMap(({ name, wishedDay: day }) =>
      day ? [{ name, when: comingDay(day, today) }] : [],
    ),
  }
}
