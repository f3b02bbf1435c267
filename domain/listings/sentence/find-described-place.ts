import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceHit } from '#domain/places/match-places.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

const kinds = ['locality', 'sector', 'landmark', 'metro'] as const
/** How alike a name must be before an owner's words are taken for it. */
const SURE = 0.6
/** The end of a longer address, where its locality stands: `flat no 302 tower b … sector 74`. */
const TAIL_WORDS = 3

/** The place that the words left over of a sentence name; none when nothing is alike enough. */
export async function findDescribedPlace(
  db: Db,
  text: string,
  city: City | undefined,
): Promise<PlaceHit | undefined> {
  const words = text.split(' ')
  const readings = [text, words.slice(-TAIL_WORDS).join(' '), words.slice(-2).join(' ')]
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
