import type { Amenity, FeatureFilter, TenantFilter } from '#contract/options.ts'
import type { Meaning, PhraseTable } from '#domain/language/phrases/phrase-table.ts'

const amenity = (name: Amenity): Meaning => ({ filters: { amenities: [name] } })
const feature = (name: FeatureFilter): Meaning => ({ filters: { features: [name] } })
const tenants = (...names: TenantFilter[]): Meaning => ({ filters: { tenants: names } })

/** Amenities, position and who is going to live there. */
export const wishPhrases: PhraseTable = [
  [
    amenity('amenities_security_guard'),
    'security|security guard|guard|guards|24 7 security|24 hours security|chowkidar|watchman|security wala|security wali',
  ],
  [amenity('amenities_gym'), 'gym|gymnasium|jim|gim|gym wala|gym wali'],
  [
    amenity('amenities_air_conditioner'),
    'ac|air conditioner|air conditioned|air conditioning|aircon|aircondition|split ac|ac wala|ac room|with ac',
  ],
  [amenity('amenities_wifi'), 'wifi|wi fi|internet|broadband|free wifi|internet connection'],
  [amenity('amenities_lift'), 'lift|lifts|elevator|lift wala|lift wali|lift facility'],
  [
    amenity('amenities_swimming_pool'),
    'swimming pool|swiming pool|swimmingpool|swiming|swimming|pool|swim pool',
  ],
  [
    amenity('amenities_children_play_area'),
    'children play area|kids play area|play area|kids area|playground|play ground|children park|kids park|bachon ka park|bacchon ka park',
  ],
  [amenity('amenities_fire_safety'), 'fire safety|fire alarm|fire extinguisher|fire fighting'],
  [amenity('amenities_shopping_center'), 'shopping center|shopping centre'],
  [
    amenity('amenities_park'),
    'with park|with a park|park wala|park wali|society park|park inside|park in society|society me park',
  ],
  [
    amenity('amenities_gas_pipeline'),
    'gas pipeline|gas pipe line|piped gas|pipe gas|png|png gas|igl|igl gas|gas connection',
  ],
  [
    amenity('amenities_rain_water_harvesting'),
    'rain water harvesting|rainwater harvesting|water harvesting',
  ],
  [
    amenity('amenities_power_backup'),
    'power backup|power back up|power bakup|powerbackup|inverter|generator|light backup|bijli backup|electricity backup|dg backup|full power backup|100 power backup',
  ],
  [amenity('amenities_visitor_parking'), 'visitor parking|visitors parking|guest parking'],
  [
    amenity('amenities_non_veg'),
    'non veg|non veg allowed|nonveg|nonveg allowed|non vegetarian|non vegetarian allowed|meat allowed',
  ],

  [
    feature('balcony'),
    'balcony|balconies|balkoni|balcony wala|balcony wali|with balcony|with a balcony|one balcony',
  ],
  [
    feature('corner_property'),
    'corner|corner property|corner wala|corner wali|corner plot wala|corner side|corner ka|corner ki|kone ka|kone wala',
  ],
  [
    feature('on_main_road'),
    'main road|on main road|main road par|main road pe|road side|roadside|highway facing|main road facing|road facing',
  ],

  [
    feature('pets_allowed'),
    'pet friendly|pets friendly|pet allowed|pets allowed|pet|pets|with pet|with pets|pet ok|pets ok|dog|dogs|dog friendly|dog allowed|dogs allowed|with dog|with a dog|cat friendly|cat allowed|cats allowed|kutta|kutte|kutta allowed|kutte allowed|kutta wala|kutte ke sath|paltu|pet janwar|paltu janwar|paltu janwar allowed',
  ],
  [
    feature('private_terrace'),
    'terrace|terrace wala|terrace wali|with terrace|private terrace|own terrace|big terrace|large terrace|open terrace|terrace garden|terrace ke sath|chhat|chhat wala|chhat wali|chhat ke sath|chat ke sath',
  ],
  [
    feature('private_garden'),
    'lawn|private lawn|private garden|own garden|with lawn|with garden|garden wala|lawn wala',
  ],
  [
    feature('servant_room'),
    'servant|servant room|servants room|servant quarter|servants quarter|servant quarters|servant wala|maid room|maids room|maid quarter|helper room|servant ka kamra|servant kamra|naukar ka kamra|naukar ka room',
  ],
  [feature('study_room'), 'study|study room|with study|study wala'],
  [
    feature('pooja_room'),
    'pooja room|pooja kamra|puja room|pooja ghar|puja ghar|pooja ka kamra|puja ka kamra|mandir room',
  ],
  [feature('store_room'), 'store room|storeroom|storage room'],
  [
    feature('gated_society'),
    'gated|gated society|gated community|gated colony|gated wala|gated campus',
  ],

  [
    tenants('family'),
    'family|families|for family|family only|only family|families only|for families|parivar|pariwar|parivar ke liye|married couple|couple|husband wife|pati patni|miya biwi|married',
  ],
  [
    { ...tenants('bachelor_male', 'bachelor_female'), leaning: 'rent' },
    'bachelor|bachelors|bachlor|bachelers|batchelor|batchelors|bachelor friendly|bachelors allowed|bachelor allowed|student|students|roommate|flatmate|working professional|working professionals|singles',
  ],
  [
    { ...tenants('bachelor_male'), leaning: 'rent' },
    'boy|boys|gents|ladka|ladke|ladko|ladkon|working men|working boys|bachelor boys|bachelor male|bachelor boy|single man|single men|male bachelor|male bachelors',
  ],
  [
    { ...tenants('bachelor_female'), leaning: 'rent' },
    'girl|girls|ladies|women|woman|female|females|ladki|ladkiyon|ladkiyo|ladkiya|ladkiyan|mahila|working women|working woman|working girl|working girls|working ladies|working lady|bachelor girl|bachelor girls|bachelor female|single woman|single women|single lady|female bachelor|female bachelors',
  ],
  [
    { ...tenants('company'), leaning: 'rent' },
    'company lease|company tenant|for company|company ke liye|company only|company guest house|corporate lease|mnc',
  ],
]
