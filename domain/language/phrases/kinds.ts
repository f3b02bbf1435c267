import type { SearchFilters } from '#contract/search/listing-search.ts'
import type { Meaning, PhraseTable } from '#domain/language/phrases/phrase-table.ts'

const rent = { deal: 'rent' } as const
const buy = { deal: 'resale' } as const
const type = (...propertyTypes: SearchFilters['propertyTypes']): Meaning => ({
  filters: { propertyTypes },
})
const work = (...propertyTypes: SearchFilters['propertyTypes']): Meaning => ({
  category: 'commercial',
  filters: { propertyTypes },
})

/** To rent or to buy, types of homes, workplaces and land, and the order of what is found. */
export const kindPhrases: PhraseTable = [
  [
    rent,
    'rent|rental|rented|rents|on rent|for rent|to rent|to let|tolet|kiraya|kiraye|kirae|kiraaye|kiray|bhada|bhade|lease|on lease|for lease|leasing',
  ],
  [
    buy,
    'buy|buying|to buy|purchase|purchasing|sale|for sale|on sale|for sell|on sell|resale|re sale|kharid|kharidna|khareedna|kharidne|khareedne|kharidni|khareedni|khareed|bikau|bikaau|bikri|bikne|bechne',
  ],
  [{ leaning: 'resale', category: 'residential' }, 'apna ghar|khud ka ghar|own house|own home'],
  [{ leaning: 'rent' }, 'tenant|tenants|kirayedar'],
  [
    { order: 'cheapest' },
    'cheap|cheapest|lowest price|low price|low budget|low rent|affordable|sasta|saste|sasti|sabse sasta|sabse saste|sabse sasti|sbse sasta|kam rent|kam kiraya|kam daam|kam price|kam budget',
  ],
  [{ order: 'newest' }, 'latest|newest|newly listed|latest listings'],
  [
    { ...rent, category: 'residential', filters: { bhk: ['1rk', '1bhk'] }, isUnlisted: true },
    'pg|paying guest|hostel',
  ],
  [{ category: 'residential' }, 'ghar|home|homes|residential|residential property|residental'],
  [{ category: 'residential', filters: { bhk: ['1rk', '1bhk'] } }, 'barsati|barsaati'],
  [
    type('apartment'),
    'apartment|apartments|flat|flats|appartment|aptmt|apt|society flat|society flats|studio apartment',
  ],
  [
    { filters: { propertyTypes: ['apartment'], floors: ['top'] } },
    'penthouse|penthouses|pent house|pent houses',
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
]
