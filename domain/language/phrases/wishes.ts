import type { Amenity, FeatureFilter, TenantFilter } from '#contract/options.ts'
import type { Meaning, PhraseTable } from '#domain/language/phrases/phrase-table.ts'

const amenity = (name: Amenity): Meaning => ({ filters: { amenities: [name] } })
const feature = (name: FeatureFilter): Meaning => ({ filters: { features: [name] } })
const tenants = (...names: TenantFilter[]): Meaning => ({ filters: { tenants: names } })

/** Amenities, position, who offers it and who is going to live there. */
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
    feature('direct_owner'),
    [
      'no broker|no brokers|nobroker|nobrokers|no brokerage|nobrokerage|zero broker|zero brokerage|0 broker|0 brokerage|without broker|without brokers|without brokerage|non broker|brokerage free|broker free|free of brokerage|broker not allowed|not from broker|brokers excuse|brokers please excuse|broker excuse|brokers stay away',
      'no dealer|no dealers|without dealer|without dealers|dealers excuse|no agent|no agents|without agent|without agents|agents excuse|agents please excuse|no middleman|no middlemen|no middle man|without middleman|without middle man|no commission|zero commission|without commission',
      'direct owner|direct owners|owner direct|owners direct|direct by owner|direct from owner|direct from owners|directly from owner|directly from owners|direct from the owner|directly from the owner|directly by owner|direct with owner|direct onwer|onwer direct|direct landlord|direct from landlord|landlord direct',
      'owner only|owners only|only owner|only owners|onwer only|only from owner|only from owners|only by owner|only direct owner|by owner|by owners|by the owner|from owner|from owners|from the owner|posted by owner|listed by owner|owner listing|owner listings|owner property|owner properties',
      'bina broker|bina broker ke|bina brokerage|bina brokerage ke|bina dalal|bina dalal ke|bina dalali|bina dalali ke|bina dealer|bina dealer ke|bina agent|bina agent ke|bina commission|bina commission ke|bgair broker|bagair broker|bagair dalal',
      'broker nahi|broker nhi|broker nahi chahiye|broker nhi chahiye|brokerage nahi|brokerage nhi|brokerage nahi dena|dalal nahi|dalal nhi|dalal nahi chahiye|dalal nhi chahiye|dalali nahi|dalali nhi|dealer nahi|dealer nhi|dealer nahi chahiye|agent nahi|agent nhi|agent nahi chahiye|commission nahi|no dalal|no dalali|zero dalali',
      'makan malik se|makan malik se direct|direct makan malik|direct makan malik se|malik se|malik se direct|direct malik|direct malik se|seedha malik se|seedhe malik se|sidha malik se|sidhe malik se|sirf malik|sirf makan malik|sirf malik se|owner se|owner se direct|direct owner se|seedha owner se|seedhe owner se|sidha owner se|sidhe owner se|sirf owner|sirf owner se|khud malik se',
    ].join('|'),
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
