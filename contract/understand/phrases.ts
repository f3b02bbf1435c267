import type { SearchFilters } from '#contract/listing-search.ts'
import type { Category, City, Deal } from '#contract/options.ts'

/** What a phrase adds to a search. */
export type Meaning = {
  city?: City
  category?: Category
  deal?: Deal
  filters?: Partial<SearchFilters>
  /** The words still belong to the name of a place. */
  isName?: true
}

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
    'rent|rental|rented|rents|on rent|for rent|to rent|to let|tolet|kiraya|kiraye|kirae|kiraaye|kiraya par|kiraye par|kiraye pe|kiraye ka|kiraye ki|kiraye ke|kiray|kiraye wala|bhada|bhade|lease|on lease|for lease|leasing',
  ],
  [
    buy,
    'buy|buying|to buy|purchase|purchasing|sale|for sale|on sale|resale|re sale|sell|selling|kharid|kharidna|khareedna|kharidne|khareedne|kharidni|khareed|lena|bikau|bikaau|bikri|bikne|bechne',
  ],
  [
    type('apartment'),
    'apartment|apartments|flat|flats|appartment|aptmt|society flat|society flats|flate',
  ],
  [
    type('individual_floor'),
    'builder floor|builder floors|independent floor|individual floor|independent floors|individual floors|kothi floor|builder flat',
  ],
  [
    type('individual_house'),
    'house|houses|independent house|individual house|makan|makaan|makhan|kothi|kothis|duplex|bungalow|bunglow|banglow',
  ],
  [type('villa'), 'villa|villas|vila|farmhouse|farm house'],
  [type('plot'), 'plot|plots|land|zameen|zamin|jameen|jamin|bhukhand'],
  [
    type('agricultural_land'),
    'agricultural land|agriculture land|farm land|farmland|kheti ki zameen|kheti ki jameen|khet|kheti',
  ],
  [work('office_space'), 'office|offices|office space|ofice|offce|daftar'],
  [
    work('co-working'),
    'coworking|co working|co-working|coworking space|co working space|shared office',
  ],
  [work('shop'), 'shop|shops|dukan|dukaan|dukane|dookan|retail shop|shoap'],
  [work('showroom'), 'showroom|showrooms|show room'],
  [work('cafe'), 'cafe|restaurant|resto|dhaba|cafeteria'],
  [work('wharehouse'), 'warehouse|warehouses|wharehouse|ware house|godown|godowns|godam|gudam'],
  [
    { category: 'commercial' },
    'commercial|commercial property|commercial space|comercial|vyavsayik',
  ],
  [{ category: 'residential' }, 'residential|residential property|residental'],
  [
    furnished('full_furnished'),
    'furnished|fully furnished|full furnished|fullyfurnished|ful furnished|furnished wala|with furniture|saman ke sath',
  ],
  [
    furnished('semi_furnished'),
    'semi furnished|semifurnished|semi|semi furnish|half furnished|adha furnished',
  ],
  [
    furnished('un_furnished'),
    'unfurnished|un furnished|not furnished|non furnished|without furniture|bina furniture|khali',
  ],
  [
    parking('4_wheeler'),
    'parking|car parking|with parking|with car parking|4 wheeler parking|four wheeler parking|car park|gadi parking|gaadi parking|parking wala|parking ke sath',
  ],
  [
    parking('2_wheeler'),
    'bike parking|2 wheeler parking|two wheeler parking|scooter parking|scooty parking',
  ],
  [
    { filters: { readiness: 'ready' } },
    'ready to move|ready to move in|ready|ready possession|ready flat|taiyar|tayar|rtm',
  ],
  [
    { filters: { readiness: 'under_construction' } },
    'under construction|underconstruction|new launch|new project|nirmanadhin',
  ],
  [
    { filters: { availability: 'immediate' } },
    'immediate|immediately|available now|turant|abhi|jaldi|urgent|urgently',
  ],
  [
    { filters: { availability: 'with_in_15_days' } },
    'within 15 days|in 15 days|15 din me|15 din mein',
  ],
  [
    { filters: { availability: 'with_in_30_days' } },
    'within 30 days|in 30 days|30 din me|next month|within a month|ek mahine me|agle mahine',
  ],

  [{ city: 'delhi' }, 'delhi|new delhi|delhi ncr|dilli|dehli|nai dilli|dilhi|delih'],
  [{ city: 'noida' }, 'noida|nodia|noyda|noidaa|nioda'],
  [
    { city: 'noida', isName: true },
    'greater noida|gr noida|noida extension|noida ext|greater noida west',
  ],
  [
    { city: 'gurugram' },
    'gurugram|gurgaon|gurgaun|gurgoan|gudgaon|gudgaanv|ggn|guragon|gurgram|gurugaon|grugram',
  ],
  [{ city: 'faridabad' }, 'faridabad|fbd|faridabaad|fridabad|faridbad'],
  [{ city: 'faridabad', isName: true }, 'old faridabad|greater faridabad|new faridabad'],
  [{ city: 'ghaziabad' }, 'ghaziabad|gzb|gaziabad|ghaziyabad|gaziyabad|gajiabad'],
  [{ city: 'hisar' }, 'hisar|hissar|hisaar'],
  [{ city: 'bhiwani' }, 'bhiwani|bhivani|bhiwni|bhiwaani'],
]

export const phrases: ReadonlyMap<string, Meaning> = new Map(
  table.flatMap(([meaning, texts]) =>
    texts.split('|').map((text): [string, Meaning] => [text, meaning]),
  ),
)

/** Single words long enough that one wrong letter still tells what was meant. */
export const longWords = [...phrases.keys()].filter((text) => /^[a-z]{6,}$/.test(text))

/** Names of places that hold a word with a meaning of its own. */
export const names: ReadonlySet<string> = new Set(
  'mandi house|village restaurant|gnida office|delhi gate|delhi cantt|delhi cantonment|delhi road|delhi university|delhi aerocity|delhi zoo|delhi haat|old delhi|delhi junction|delhi railway station|new delhi railway station|new delhi metro station|noida city centre|noida electronic city|noida film city|noida golf course|noida stadium|ghaziabad junction|ghaziabad railway station|old bus stand|hisar cantt|hisar airport|hisar junction|hisar road|bhiwani road|bhiwani junction|gurgaon railway station|gurugram railway station|gurgaon village|gurugram bus stand|faridabad railway station|sadar bazar'.split(
    '|',
  ),
)

/** Words that say nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(
  'my a an the in at on for of with to me mein main mai ka ke ki ko par pe hai ho chahiye chaiye chahie chaahiye chaheye dikhao dikhaye dikhaiye batao want wanted need needed looking search find show i am please pls plz required requirement some any good nice best cheap sasta saste sasti accha acha achha badhiya near nearby close paas pass najdeek nazdeek ke around wala wali wale vala property properties propert prop home homes ghar family bachelor bachelors people log logon hu hoon hun liye lie se tak within area location side koi kuch ek new naya nayi naye available availability from type or ya and aur is ye ho jo mil jaye milega possession set size pg gents girls boys'.split(
    ' ',
  ),
)
