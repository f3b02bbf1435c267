import { comingDay } from '#contract/format/near-days.ts'
import { names } from '#contract/texts/family.ts'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'

/** What relatives say about one home, under the names that they gave. */
export type FamilyWords = {
  hearts: string[]
  notes: { name: string; text: string }[]
  /** Days on which some would like to see it, with the names of all who would. */
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
    wishes: [...Map.groupBy(opinions, ({ wishedDay }) => wishedDay)].flatMap(([day, each]) =>
      day ? [{ name: names(each.map(({ name }) => name)), when: comingDay(day, today) }] : [],
    ),
  }
}
