import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { PlaceHit } from '#domain/places/match-places.ts'
import { hasSameNumbers } from '#domain/places/same-numbers.ts'
import { searchPlaces } from '#domain/places/search-places.ts'

const kinds = ['locality', 'sector', 'landmark', 'metro'] as const
/** How alike a name must be before an owner's words are taken for it. */
const SURE = 0.7
/** How many words of a longer address are tried: `flat no 302 tower b … sector 74`. */
const PART_WORDS = 3

type DescribedPlace = {
  place: PlaceHit
  /** Whether the locality is known but the sector is not. */
  unknown?: string | undefined
}

/** The place that the words left over of a sentence name; none when nothing is alike enough. */
export async function findDescribedPlace(
  db: Db,
  text: string,
  city: City | undefined,
): Promise<DescribedPlace | undefined> {
  const words = text.split(' ')
  // A name that no gazetteer knows may stand before or behind the one it does.
  const parts = [words.slice(0, -1), words.slice(-PART_WORDS), words.slice(-2)]
  parts.push(words.slice(0, PART_WORDS), words.slice(0, 2))
  const readings = parts.map((part) => part.join(' '))
  // Beside other words, a sector may be that of a locality: several cities have a Sector 24.
  const isCut = (part: string) => halfSector.test(part) || (!city && bareSector.test(part))
  for (const reading of new Set([text, ...readings.filter((part) => !isCut(part))])) {
    const place = await findByName(db, reading, city)
    if (place) return { place }
  }
  const unknown = sector.exec(text)?.[0]
  const place = unknown && (await findByName(db, text.replace(unknown, ' ').trim(), city))
  return place ? { place, unknown } : undefined
}

const sector = /\bsec(?:tor|t|tr)?[\s.-]*\d+[a-d]?\b/i
const bareSector = /^sec(tor|t|tr)?[\s.-]*\d+[a-d]?$/i
/** The number of a sector that was cut off. */
const halfSector = /\b(sec(tor|t|tr)?|phase|block|pocket|part)$/i

async function findByName(db: Db, name: string, city: City | undefined) {
  if (!name) return undefined
  // Searches merely prefer the city, but an owner who names a city means no other.
  const hits = await searchPlaces(db, { text: name, city, kinds })
  const isMeant = (hit: PlaceHit) =>
    city ? hit.city === city : !bareSector.test(hit.name) || bareSector.test(name)
  const hit = hits.find((each) => isMeant(each) && hasSameNumbers(name, each))
  if (!hit || hit.similarity < SURE) return undefined
  // Some sectors are known by the station that is named after them.
  return { ...hit, name: hit.name.replace(/ Metro Station$/, '') }
}
