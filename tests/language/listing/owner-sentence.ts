import type { Described } from '#domain/listings/sentence/answer-notes.ts'
import type { UnderstoodListing } from '#domain/listings/sentence/understand-listing.ts'

/** What an owner types, and what is to be understood of it. */
export type OwnerSentence = [string, Omit<UnderstoodListing, 'words' | 'measures'>]

export const rentHome = { category: 'residential', deal: 'rent' } as const
export const sellHome = { category: 'residential', deal: 'resale' } as const
export const rentWork = { category: 'commercial', deal: 'rent' } as const
export const sellWork = { category: 'commercial', deal: 'resale' } as const

const lists = new Set(['amenities', 'homeFeatures', 'otherFeatures', 'tenants'])
const numbers = new Set(
  'price deposit maintenanceAmount plotArea builtUpArea bedrooms bathrooms balconies leaseYears lockInYears'.split(
    ' ',
  ),
)

/**
 * Reads a table of sentences about one kind of listing. Below each stands, after `=`, what is left
 * for a place, then the answers by name, and `wishes` and `unused` as often as there are any.
 */
export function sentencesOf(kind: Described, table: string): OwnerSentence[] {
  const lines = table.trim().split('\n')
  return lines.flatMap((sentence, at): OwnerSentence[] => {
    if (at % 2 === 1) return []
    const [place = '', ...said] = (lines[at + 1] ?? '').replace(/^=\s*/, '').split(/;\s*/)
    const pairs = said.map(
      (each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)] as const,
    )
    const all = (name: string) => pairs.flatMap(([each, text]) => (each === name ? [text] : []))
    const answers = pairs.filter(([name]) => name !== 'wishes' && name !== 'unused')
    const named = Object.fromEntries(answers.map(([name, text]) => [name, answerOf(name, text)]))
    return [
      [
        sentence,
        {
          text: place,
          answers: { ...kind, ...named },
          wishes: all('wishes'),
          unused: all('unused'),
        },
      ],
    ]
  })
}

function answerOf(name: string, text: string) {
  if (lists.has(name)) return text.split(' ')
  if (numbers.has(name)) return Number(text)
  return text === 'true' || text === 'false' ? text === 'true' : text
}
