import type { City } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'
import { findPlacesWithin } from '#domain/search/text/named-places.ts'
import { inOrder } from '#domain/search/text/text-match.ts'
import { meaningfulWords } from '#domain/search/text/text-words.ts'

/** The place that a text names, by the name that was used for it: HUDA City Centre, not Millennium. */
export async function findTypedName(db: Db, city: City, text: string): Promise<string | undefined> {
  const { found } = await findPlacesWithin(db, city, inOrder(meaningfulWords(text), city))
  const [named] = found
  const [place] = named?.places ?? []
  if (!named || !place) return undefined
  const { typed } = named
  const names = [place.name, ...place.aliases]
  const spellings = names.map((name) => ({ name, normal: normalisePlaceText(name) }))
  const used =
    spellings.find(({ normal }) => normal === typed) ??
    spellings.find(({ normal }) => typed.startsWith(`${normal} `))
  return used?.name ?? named.name
}
