import { isOption } from '#contract/options/option-list.ts'
import { landTypes } from '#contract/options.ts'
import type { Described, Sentences } from '#demo/described.ts'
import { homeSentences } from '#demo/home-sentences.ts'
import { landSentences } from '#demo/land-sentences.ts'
import type { Random } from '#demo/random.ts'
import { workSentences } from '#demo/work-sentences.ts'

/** The words of an owner; each sentence agrees with the listing's answers. */
export function describe(listing: Described, random: Random): string {
  const { opening, about, terms } = sentencesFor(listing)
  const body = [random.pick(opening), ...chosen(about, random.whole(3, 5), random)]
  const rest = [...chosen(terms, random.whole(2, 3), random), ...farewell(listing, random)]
  return [body.join(' '), rest.join(' ')].filter(Boolean).join(random.chance(0.5) ? '\n\n' : ' ')
}

function sentencesFor(listing: Described): Sentences {
  if (listing.category === 'commercial') return workSentences(listing)
  return isOption(landTypes, listing.propertyType) ? landSentences(listing) : homeSentences(listing)
}

/** One wording of some of the topics that there is something to say about. */
function chosen(topics: string[][], count: number, random: Random) {
  const told = topics.filter((wordings) => wordings.length > 0)
  return random.some(told, count).map((wordings) => random.pick(wordings))
}

const farewells = [
  'Please call before you come, so that somebody is at home.',
  'Calls are best between 10 in the morning and 8 in the evening.',
  'Come and see it by daylight; that tells more than any photo.',
  'Message me for more photos or a video.',
  'You deal with the owner directly, there is no brokerage.',
  'Visits are easiest at the weekend.',
  'Serious enquiries only, please.',
]

function farewell({ deal, priceNegotiable }: Described, random: Random) {
  const money = deal === 'rent' ? 'rent' : 'price'
  const haggle = priceNegotiable
    ? `The ${money} can be talked about a little.`
    : `The ${money} is final.`
  const said = random.chance(0.25) ? [haggle] : []
  return random.chance(0.6) ? [...said, random.pick(farewells)] : said
}
