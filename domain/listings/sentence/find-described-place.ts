import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceHit } from '#domain/places/match-places.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

const kinds = ['locality', 'sector', 'landmark', 'metro'] as const
/** How alike a name must be before an owner's words are taken for it. */
const SURE = 0.6
/** How many words of a longer address are tried: `flat no 302 tower b … sector 74`. */
const PART_WORDS = 3

/** The place that the words left over of a sentence name; none when nothing is alike enough. */
export async function findDescribedPlace(
  db: Db,
  text: string,
  city: City | undefined,
): Promise<PlaceHit | undefined> {
  const words = text.split(' ')
  // A name that no gazetteer knows may stand before or behind the one it does.
  const parts = [words, words.slice(0, -1), words.slice(-PART_WORDS), words.slice(-2)]
  const readings = [...parts, words.slice(0, PART_WORDS)].map((part) => part.join(' '))
  for (const reading of new Set(readings.filter(Boolean))) {
    // Searches prefer the city, but an owner who names one means no other.
    const hits = await searchPlaces(db, { text: reading, city, kinds })
    const hit = hits.find((each) => !city || each.city === city)
    // Some sectors are known by the station that is named after them.
    if (hit && hit.similarity >= SURE) {
      return { ...hit, name: hit.name.replace(/ Metro Station$/, '') }
    }
  }
  return undefined
}
