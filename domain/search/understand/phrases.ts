import type { SearchFilters } from '#contract/listing-search.ts'
import { type Category, type City, cities, type Deal } from '#contract/options.ts'
import { fillers } from '#domain/search/understand/fillers.ts'
import { isMisspelt } from '#domain/search/understand/spelling.ts'

/** What a phrase adds to a search. */
export type Meaning = {
  city?: City
  category?: Category
  deal?: Deal
  filters?: Partial<SearchFilters>
  /** The deal to think of where neither words nor a price tell. */
  leaning?: Deal
  /** The words still belong to the name of a place. */
  isName?: true
}

/** What a few words mean together, with a typing error in each or none. */
export function meaningOf(words: string[]): Meaning | undefined {
  const exact = phrases.get(words.join(' '))
  if (exact || (words.length === 1 && fillers.has(words[0]!))) return exact
  const alike = phrasesBySize.get(sizeOf(words))
  return alike?.find((phrase) => phrase.words.every((word, at) => isAlike(words[at]!, word)))
    ?.meaning
}

function isAlike(typed: string, known: string) {
  return typed === known || (!ownWords.has(typed) && isMisspelt(typed, known))
}

/** Words of names that are one letter away from a word of ours. */
const ownWords = new Set(['officers', 'ville'])

function sizeOf(words: string[]) {
  return `${words.length}${words[0]?.[0]}`
}

/** No more than a detail that cannot be searched by. */
const nothing = {}
const rent = { deal: 'rent' } as const
const buy = { deal: 'resale' } as const
const type = (...propertyTypes: SearchFilters['propertyTypes']): Meaning => ({
  filters: { propertyTypes },
})
const furnished = (...furnishing: SearchFilters['furnishing']): Meaning => ({
  filters: { furnishing },
})
const parking = (...wheels: SearchFilters['parking']): Meaning => ({ filters: { parking: wheels } })
const work = (...propertyTypes: SearchFilters['propertyTypes']): Meaning => ({
  category: 'commercial',
  filters: { propertyTypes },
})

/** Each meaning with the phrases that have it, separated by bars. */
const table: [Meaning, string][] = [
  [
    rent,
    'rent|rental|rented|rents|on rent|for rent|to rent|to let|tolet|kiraya|kiraye|kirae|kiraaye|kiray|bhada|bhade|lease|on lease|for lease|leasing',
  ],
  [
    buy,
    'buy|buying|to buy|purchase|purchasing|sale|for sale|on sale|resale|re sale|sell|selling|kharid|kharidna|khareedna|kharidne|khareedne|kharidni|khareedni|khareed|bikau|bikaau|bikri|bikne|bechne|bechna|bechni',
  ],
  [{ leaning: 'resale', category: 'residential' }, 'apna ghar|khud ka ghar|own house|own home'],
  [
    { leaning: 'rent' },
    'bachelor|bachelors|bachlor|student|students|tenant|tenants|kirayedar|girl|girls|boy|boys|gents|ladies|ladki|ladkiyon|ladkiyo|ladkiya|ladka|ladke|ladko|working women|working men|roommate|flatmate',
  ],
  [
    { ...rent, category: 'residential', filters: { bhk: ['1rk', '1bhk'] } },
    'pg|paying guest|hostel',
  ],
  [{ category: 'residential' }, 'ghar|home|homes|residential|residential property|residental'],
  [{ category: 'residential', filters: { bhk: ['1rk', '1bhk'] } }, 'barsati|barsaati'],
  [
    type('apartment'),
    'apartment|apartments|flat|flats|appartment|aptmt|apt|society flat|society flats|penthouse|studio apartment',
  ],
  [
    type('individual_floor'),
    'floor|floors|builder floor|builder floors|independent floor|individual floor|independent floors|individual floors|kothi floor|kothi ka floor|builder flat',
  ],
  [
    type('individual_house'),
    'house|houses|independent house|individual house|row house|makan|makaan|makhan|kothi|kothis|duplex|bungalow|bunglow|banglow|haveli',
  ],
  [type('villa'), 'villa|villas|vila|farmhouse|farm house'],
  [type('plot'), 'plot|plots|land|zameen|zamin|jameen|jamin|bhukhand'],
  [
    type('agricultural_land'),
    'agricultural land|agriculture land|agricultural|agriculture|farm land|farmland|khet|kheti|krishi',
  ],
  [work('office_space'), 'office|offices|office space|ofice|offce|daftar|clinic|coaching'],
  [
    work('co-working'),
    'coworking|co working|co-working|coworking space|co working space|shared office',
  ],
  [
    work('shop'),
    'shop|shops|dukan|dukaan|dukane|dookan|retail shop|shoap|kirana shop|kirana store|kirana dukan|salon|parlour|boutique|medical store|booth|kiosk|sco',
  ],
  [work('showroom'), 'showroom|showrooms|show room'],
  [work('cafe'), 'cafe|restaurant|resto|dhaba|cafeteria|cloud kitchen'],
  [
    work('wharehouse'),
    'warehouse|warehouses|wharehouse|ware house|godown|godowns|godam|gudam|factory|karkhana|industrial shed',
  ],
  [
    { category: 'commercial' },
    'commercial|commercial property|commercial space|comercial|vyavsayik|business|hotel|guest house|banquet hall',
  ],
  [
    furnished('full_furnished'),
    'furnished|furnish|fully furnished|full furnished|fullyfurnished|ful furnished|full furnish|with furniture|furniture ke sath|furniture ke saath|furniture wala|saman ke sath',
  ],
  [
    furnished('semi_furnished'),
    'semi furnished|semifurnished|semi|semi furnish|half furnished|adha furnished',
  ],
  [
    furnished('un_furnished'),
    'unfurnished|un furnished|unfurnish|anfurnished|not furnished|non furnished|without furniture|bina furniture',
  ],
  [
    parking('4_wheeler'),
    'parking|car parking|with parking|with car parking|4 wheeler parking|four wheeler parking|car park|gadi parking|gaadi parking|gadi ki parking|car ki parking',
  ],
  [
    parking('2_wheeler'),
    'bike parking|2 wheeler parking|two wheeler parking|scooter parking|scooty parking|bike ki parking',
  ],
  [
    { filters: { readiness: 'ready' } },
    'ready to move|ready to move in|ready|ready possession|ready flat|taiyar|tayar|rtm',
  ],
  [
    { leaning: 'resale', filters: { readiness: 'under_construction' } },
    'under construction|underconstruction|new launch|new project|nirmanadhin',
  ],
  [
    { filters: { availability: 'immediate' } },
    'immediate|immediately|available now|turant|abhi|abhi ke abhi',
  ],
  [
    { filters: { availability: 'with_in_15_days' } },
    'within 15 days|in 15 days|15 din me|15 din mein',
  ],
  [
    { filters: { availability: 'with_in_30_days' } },
    'within 30 days|in 30 days|30 din me|next month|within a month|ek mahine me|agle mahine|is mahine',
  ],
  [
    nothing,
    'ground floor|first floor|second floor|third floor|fourth floor|top floor|upper floor|lower floor|pehli manzil|dusri manzil|tisri manzil|upar ka floor|east facing|west facing|north facing|south facing|new construction|makan malik|no parking|no car parking|without parking|without car parking|bina parking|gym|gymnasium|swimming pool|club house|clubhouse|cctv|power backup|modular kitchen|security guard|water supply|no brokerage|no broker|non veg|pure veg|zero brokerage|without broker|without brokerage|bina broker|bina dalal|direct owner|store room|pooja room|puja room|servant room|drawing room|dining room|study room|guest room|living room|bus stop|road side|roadside',
  ],

  [
    { city: 'delhi' },
    'delhi|new delhi|delhi ncr|dilli|dehli|nai dilli|dilhi|delih|south delhi|north delhi|east delhi|west delhi|central delhi|outer delhi|south west delhi|north west delhi',
  ],
  [{ city: 'noida' }, 'noida|nodia|noyda|noidaa|nioda'],
  [
    { city: 'noida', isName: true },
    'greater noida|gr noida|noida extension|noida ext|noida extn|greater noida west|gr noida west|greater noida extension',
  ],
  [
    { city: 'gurugram' },
    'gurugram|gurgaon|gurgaun|gurgoan|gudgaon|gudgaanv|gurgao|ggn|guragon|gurgram|gurugaon|grugram',
  ],
  [{ city: 'faridabad' }, 'faridabad|fbd|faridabaad|fridabad|faridbad'],
  [
    { city: 'faridabad', isName: true },
    'old faridabad|greater faridabad|new faridabad|old fbd|greater fbd',
  ],
  [{ city: 'ghaziabad' }, 'ghaziabad|gzb|gaziabad|ghaziyabad|gaziyabad|gajiabad|gajiyabad'],
  [{ city: 'hisar' }, 'hisar|hissar|hisaar'],
  [{ city: 'bhiwani' }, 'bhiwani|bhivani|bhiwni|bhiwaani'],
  ...cities.values.map((city): [Meaning, string] => [{ city, isName: true }, stopsOf(city)]),
  [{ city: 'gurugram', isName: true }, stopsOf('gurgaon')],
]

/** Where trains and buses stop in a city: it is named after the city. */
function stopsOf(city: string) {
  const stops = ['railway station', 'bus stand', 'junction']
  return stops.flatMap((stop) => [`${city} ${stop}`, `${stop} ${city}`]).join('|')
}

const phrases: ReadonlyMap<string, Meaning> = new Map(
  table.flatMap(([meaning, texts]) =>
    texts.split('|').map((text): [string, Meaning] => [text, meaning]),
  ),
)

/** The phrases by their number of words and first letter: a typing error changes neither. */
const phrasesBySize = Map.groupBy(
  [...phrases].map(([text, meaning]) => ({ words: text.split(' '), meaning })),
  ({ words }) => sizeOf(words),
)
